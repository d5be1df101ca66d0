export interface VideoPage {
  provider: 'YouTube' | 'Vimeo'
  /** URL of the video's page on the provider's site. */
  address: string
}

/** @param hash of an unlisted video of Vimeo */
export function videoPage(provider: VideoPage['provider'], id: string, hash?: string): VideoPage {
  const address =
    provider === 'YouTube'
      ? `https://www.youtube.com/watch?v=${id}`
      : ['https://vimeo.com', id, hash].filter(Boolean).join('/')
  return { provider, address }
}

const vimeoPlayer = /player\.vimeo\.com\/video\/(\d{1,15})(?:[^"'\s>]*?[?&;]h=([0-9a-f]{1,40}))?/
const youtubePlayer = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{1,40})/

/** The video of an embedded player (merchant API 7.2, `desktopVideoHtml`); null without one. */
export function readEmbeddedVideo(html: string): VideoPage | null {
  const [, vimeoId, hash] = vimeoPlayer.exec(html) ?? []
  if (vimeoId) return videoPage('Vimeo', vimeoId, hash)
  const [, youtubeId] = youtubePlayer.exec(html) ?? []
  return youtubeId ? videoPage('YouTube', youtubeId) : null
}
