/** The settings on which it depends whether others have an effect. */
interface Settings {
  API_ENDPOINT?: string | undefined
  AGENTS: string
  ROOT_REDIRECT?: string | undefined
  DOMAINS?: readonly { language: string }[] | undefined
  DEFAULT_LOCALE: string
  FALLBACK_CHANNEL_ID: string
  CHANNEL_SETTINGS: readonly { channelId: string }[]
}

/** Not the folder, which the image sets for every shop. */
const embeddedOnly = [
  'MERCHANT_PORT',
  'MERCHANT_PRODUCTS',
  'MERCHANT_CORS_ORIGINS',
  'MERCHANT_DEMO',
  'MERCHANT_DRAW_AHEAD',
]

/** One line for each valid setting that changes nothing beside the others. */
export function idleSettings(settings: Settings, isGiven: (name: string) => boolean): string[] {
  const { API_ENDPOINT, AGENTS, ROOT_REDIRECT, FALLBACK_CHANNEL_ID, CHANNEL_SETTINGS } = settings
  const { DOMAINS = [], DEFAULT_LOCALE } = settings
  const [domain] = DOMAINS
  const isOwn = ({ channelId }: { channelId: string }) => channelId === FALLBACK_CHANNEL_ID
  const idle: [name: string, isIdle: boolean, reason: string][] = [
    ...embeddedOnly.map((name): [string, boolean, string] => [
      name,
      API_ENDPOINT !== undefined,
      'with API_ENDPOINT, because no embedded merchant is started',
    ]),
    ['AGENT_PLATFORMS', AGENTS === 'off', 'with AGENTS=off'],
    ['ROOT_REDIRECT_STATUS', ROOT_REDIRECT === undefined, 'without ROOT_REDIRECT'],
    [
      'DEFAULT_LOCALE',
      DOMAINS.length === 1 && domain?.language !== DEFAULT_LOCALE,
      `beside the one domain of DOMAINS, whose language is ${domain?.language}`,
    ],
    [
      'CHANNEL_SETTINGS',
      CHANNEL_SETTINGS.length > 0 && !CHANNEL_SETTINGS.some(isOwn),
      `because none is for ${FALLBACK_CHANNEL_ID}, the channel of the shop (FALLBACK_CHANNEL_ID)`,
    ],
  ]
  return idle
    .filter(([name, isIdle]) => isIdle && isGiven(name))
    .map(([name, , reason]) => `${name} has no effect ${reason}`)
}
