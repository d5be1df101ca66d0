/** The style sheet of mails and of the outbox. Mails cannot link to one, and are complete without it. */
const colours = (ground: string, sheet: string, ink: string, quiet: string, line: string) =>
  `body{background:${ground};color:${ink}}.sheet{background:${sheet}}small{color:${quiet}}td,th{border-color:${line}}`

/** The shop's colours, by day and by night. */
export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;font:15px/1.6 Verdana,'DejaVu Sans',Geneva,sans-serif}
main{display:block;max-width:600px;margin:0 auto;padding:8px 0 24px}
.mark,h1,h2{font-family:Outfit,Verdana,'DejaVu Sans',sans-serif;line-height:1.2}
.mark,.seller{margin:0;padding:16px 24px}.mark{font-size:24px;font-weight:bold}.mark a{text-decoration:none}
.sheet{padding:24px;border-radius:12px}
h1{font-size:24px;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:17px;margin:32px 0 8px}h3{font-size:15px;margin:24px 0 4px}
p{margin:0 0 16px;overflow-wrap:anywhere}img{display:block;border-radius:4px;max-width:100%;object-fit:contain;background:#f2ede3}
table{width:100%;border-collapse:collapse;margin:0 0 16px}th{font-weight:normal}
td,th{padding:8px 0;border-bottom:1px solid;text-align:left;vertical-align:top}
td.long{width:60%}th+td{padding-left:16px}.long{overflow-wrap:anywhere}.amount{text-align:right}.amount,.unbroken{white-space:nowrap}
.total th,.total td{font-weight:bold}small{font-size:13px}
@media(max-width:420px){.sheet{padding:24px 16px}.mark,.seller{padding:16px}}
.button{width:auto;margin:0 0 24px}.button td{border:0;padding:14px 24px}
${colours('#f8f5ef', '#fffdf9', '#1c2321', '#585f5a', '#dbd5c9')}a{color:#20463b}
@media(prefers-color-scheme:dark){${colours('#141716', '#1f2422', '#ece7dd', '#a9b0aa', '#3d443f')}a{color:#9fcdb8}
.button td{background:#9fcdb8!important}.button a{color:#10201a!important}}`

/** Mail programs that know dark colours use those of the mail instead of inverting it. */
export const mailHead = `<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<style>${mailStyle}</style>`
