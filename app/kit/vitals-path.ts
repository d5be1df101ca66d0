/** Where browsers report the times of their pages. */
export const vitalsPath = '/events/vitals'
