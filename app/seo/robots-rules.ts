import { screens, type RobotsRule, type ScreenName } from '../routing/screens.ts'

export function screensWithRobots(rule: RobotsRule): ScreenName[] {
  return (Object.keys(screens) as ScreenName[]).filter((name) => screens[name].robots === rule)
}

/** `content` of the robots meta tag; null for a page without one. */
export function robotsContent(screen: ScreenName, isVariant = false): string | null {
  const rule: RobotsRule = screens[screen].robots
  if (rule === 'noindex' || rule === 'disallow') return 'noindex'
  return rule === 'noindex-follow' || isVariant ? 'noindex, follow' : null
}
