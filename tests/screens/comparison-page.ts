/** A picture of a state in the folder of this run; the run before has the same name for it. */
export interface Picture {
  state: string
  language: string
  width: number
  file: string
}

/** A page that lists each picture beside that of the run before. */
export function comparisonPage(pictures: readonly Picture[]): string {
  const sections = pictures.map(
    ({ state, language, width, file }) => `<section>
<h2>${state} · ${language} · ${width} px</h2>
<a href="before/${file}"><img src="before/${file}" alt="" loading="lazy"></a>
<a href="now/${file}"><img src="now/${file}" alt="" loading="lazy"></a>
</section>`,
  )
  return `<!doctype html>
<meta charset="utf-8">
<title>Screens</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 1rem }
section { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-bottom: 2rem }
h2 { grid-column: 1 / -1; font-size: 1rem; margin: 0 }
img { max-width: 100%; max-height: 90vh; border: 1px solid #ccc }
</style>
<p>Left: the run before. Right: this run.</p>
${sections.join('\n')}
`
}
