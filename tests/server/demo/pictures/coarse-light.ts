import {
  cluster,
  dome,
  windowDirection,
  type LightRig,
} from '#server/demo/pictures/render/light.ts'

/** A light that takes a tenth of the time and still shows differences in shape and colour. */
export const coarseLight: LightRig = {
  window: cluster(windowDirection, 3, 0.26),
  sky: dome(3),
  fineness: 96,
}
