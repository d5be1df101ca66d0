/** Stylesheet of the sandbox. It differs from the shop's, since the provider is another company. */
export const sandboxStyle = `
:root { color-scheme: light; --ink: #17202a; --soft: #5b6673; --line: #d5dae0; --paper: #fff;
  --ground: #eef1f4; --accent: #0b5d57; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 Verdana, Geneva, sans-serif; }
main { max-width: 30rem; margin: clamp(0px, 6vh, 4rem) auto; padding: clamp(1.25rem, 5vw, 2.5rem);
  background: var(--paper); border: 1px solid var(--line); border-radius: 6px; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 1.25rem 0; }
h2 { font-size: 1rem; margin: 0 0 .25rem; }
.notice { margin: 0; padding: .5rem .75rem; background: #fdf3d7; border-left: 3px solid #b98b13;
  font-size: .875rem; }
.sum { margin: 0 0 1.5rem; border-top: 1px solid var(--line); }
.sum div { display: flex; justify-content: space-between; gap: 1rem; padding: .625rem 0;
  border-bottom: 1px solid var(--line); }
.sum dt { color: var(--soft); } .sum dd { margin: 0; text-align: right; }
.sum .amount { font-weight: bold; font-variant-numeric: tabular-nums; }
.sum .amount dt { color: inherit; }
button, a.primary { display: block; width: 100%; min-height: 2.875rem; padding: .6875rem 1rem;
  font: inherit; text-align: center; border-radius: 4px; cursor: pointer; text-decoration: none; }
.primary { background: var(--accent); border: 1px solid var(--accent); color: #fff;
  font-weight: bold; }
.primary:hover { background: #084843; }
.quiet { margin-top: .5rem; background: none; border: 0; color: var(--accent);
  text-decoration: underline; }
:focus-visible { outline: 3px solid #1f6feb; outline-offset: 2px; }
.others { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--line);
  font-size: .875rem; }
.others p { margin: 0 0 .75rem; color: var(--soft); }
.row { display: grid; gap: .5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); }
.others button { background: #fff; border: 1px solid #88929e; color: var(--ink); font-size: .875rem; }
.others button:hover { background: var(--ground); }
`
