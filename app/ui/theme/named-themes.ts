/** Themes of the shop's own besides the usual one; a test checks their contrast. */
export const namedThemes = {
  /** Cool and square: sea blue on grey white. */
  fjord: {
    'ground-color': '#f2f5f7',
    'raised-color': '#ffffff',
    'plinth-color': '#e1e8ed',
    'ink-color': '#17212b',
    'quiet-color': '#505d69',
    'hairline-color': '#cdd7df',
    'control-line-color': '#74828e',
    'accent-color': '#1d4e79',
    'accent-strong-color': '#12324f',
    'accent-tint-color': '#dbe7f1',
    'on-accent-color': '#ffffff',
    'reduction-color': '#a1305a',
    'reduction-tint-color': '#e9e7f0',
    'veil-color': '#17212b73',
    'radius-small': '0px',
    'radius-large': '2px',
    'radius-pill': '0px',
  },
} as const
