/** TypeScript's own types for workers cannot be in one program with those for pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface InstallEvent extends ExtendableEvent {
  /** Requests that the browser sends past the worker; absent in browsers without static routes. */
  addRoutes?(route: { condition: { requestMethod: string }; source: 'network' }): Promise<void>
}

export interface PageRequestEvent extends ExtendableEvent {
  readonly request: Request
  /** The response to a navigation that was requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: PageRequestEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { readonly data: unknown }) => void,
  ): void
}
