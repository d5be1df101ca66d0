/** Colours of mails, which cannot link to a stylesheet. */
export const mailStyle = `body{margin:0;background:#f6f2ea;color:#241f1a;font:15px/1.6 Verdana,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1.5rem;background:#fffdf9}
h1{font-size:1.4rem;margin:0 0 1rem}h2{font-size:1rem;margin:1.75rem 0 .25rem}
table{width:100%;border-collapse:collapse}th{text-align:left;font-weight:normal}
td,th{padding:.4rem 0;border-bottom:1px solid #ddd3c4;vertical-align:top}
td:last-child{text-align:right;white-space:nowrap;padding-left:1rem}
.total th,.total td{font-weight:bold}address{font-style:normal}small{color:#6b6157}`
