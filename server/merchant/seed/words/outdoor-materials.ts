import type { MaterialSketch } from './materials.ts'

/** Materials that look like those indoors and are made for weather. */
export const outdoorMaterials = {
  canvas: {
    label: ['Utomhusväv', 'Udendørsstof', 'Outdoor canvas', 'Ulkokangas', 'Utendørsduk'],
    care: 'wipe',
    sentences: [
      [
        'Väven är färgad redan i fibern och bleks därför långsamt.',
        'Stoffet er farvet allerede i fiberen og falmer derfor langsomt.',
        'The canvas is dyed in the fibre and therefore fades slowly.',
        'Kangas on värjätty jo kuituna, joten se haalistuu hitaasti.',
        'Duken er farget allerede i fiberen og blekes derfor langsomt.',
      ],
      [
        'Vattenavvisande yta som torkar snabbt efter en skur.',
        'Vandafvisende overflade, der tørrer hurtigt efter en byge.',
        'A water-repellent surface that dries quickly after a shower.',
        'Vettä hylkivä pinta kuivuu nopeasti sadekuuron jälkeen.',
        'Vannavvisende overflate som tørker raskt etter en skur.',
      ],
    ],
  },
  polyrattan: {
    label: ['Konstrotting', 'Polyrattan', 'Polyrattan', 'Polyrottinki', 'Kunstrotting'],
    care: 'wipe',
    sentences: [
      [
        'Konstrottingen är flätad för hand över en aluminiumram och rostar aldrig.',
        'Polyrattanen er flettet i hånden over en aluminiumsramme og ruster aldrig.',
        'The polyrattan is woven by hand over an aluminium frame and never rusts.',
        'Polyrottinki on punottu käsin alumiinirungolle, eikä se ruostu koskaan.',
        'Kunstrottingen er flettet for hånd over en aluminiumsramme og ruster aldri.',
      ],
      [
        'Flätningen ser ut som naturlig rotting men tål sol, regn och trädgårdsslang.',
        'Fletningen ligner naturlig rattan, men tåler sol, regn og haveslange.',
        'The weave looks like natural rattan but takes sun, rain and the garden hose.',
        'Punos näyttää aidolta rottingilta mutta kestää auringon, sateen ja puutarhaletkun.',
        'Flettingen ser ut som naturlig rotting, men tåler sol, regn og hageslange.',
      ],
    ],
  },
} as const satisfies Record<string, MaterialSketch>
