import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { parseConfig } from '#server/config.ts'
import { maxDrainMs, readinessNoticeMs } from '#server/process/shutdown.ts'

/** A setting of a container. */
interface Variable {
  name: string
  value?: string
  valueFrom?: { secretKeyRef: { name: string; key: string } }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
const [, user = ''] = /^USER (\S+)$/m.exec(dockerfile) ?? []
const [, port = ''] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? []
const [, healthOptions = '', healthCommand = '[]'] =
  /^HEALTHCHECK (.*?)\s+CMD (\[.*\])$/m.exec(dockerfile) ?? []
const drainSeconds = (readinessNoticeMs + maxDrainMs) / 1000

/** The examples name a merchant by `${NAME:?reason}`, which a person fills in. */
const filledIn: Readonly<Record<string, string>> = {
  SHOP_DOMAIN: 'www.example.se',
  SESSION_SECRET: 'a secret of more than thirty-two characters',
  API_ENDPOINT: 'https://merchant.example/graphql',
  API_KEY: 'demo',
  AUTH_ENDPOINT: 'https://auth.example/api/shop/',
  SIGN_ENDPOINT: 'https://merchant.example/auth/sign/{API_KEY}?identity=',
  IMAGE_SERVER: 'https://images.example',
}
const fill = (value: string) =>
  value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => filledIn[name] ?? '')

/** Whether the shop accepts an environment, and reads each of its settings. */
function expectSettings(environment: Record<string, string>) {
  const read = new Set<string | symbol>()
  const get = (values: Record<string, string>, name: string | symbol) => {
    read.add(name)
    return values[name as string]
  }
  const settings = { NODE_ENV: 'production', ...environment }
  expect(parseConfig(new Proxy(settings, { get }))).toMatchObject({
    ok: true,
    warnings: [],
    config: { TRUST_PROXY: 1, isMerchantEmbedded: false, MERCHANT_DEMO: false },
  })
  expect(Object.keys(environment).filter((name) => !read.has(name))).toEqual([])
}

describe('deploy/compose.yaml', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true })
  const shops = ['shop-1', 'shop-2'].map((name) => services[name])

  it('runs two shops with settings that the shop reads', () => {
    for (const { environment, env_file } of shops) {
      // Those that are named in `environment` alone would reach no shop.
      expect(env_file).toBe('../.env')
      const values = Object.entries<string>(environment)
      expectSettings(Object.fromEntries(values.map(([name, value]) => [name, fill(value)])))
      expect(environment.REDIS_URL).toBe(`redis://redis:${services.redis.expose[0]}`)
    }
  })

  it('runs the image as it is built: its target, user, port and health check', () => {
    for (const shop of shops) {
      expect(dockerfile).toContain(` AS ${shop.build.target}\n`)
      expect([shop.user, shop.expose]).toEqual([user, [port, shop.environment.METRICS_PORT]])
      const { test, interval, timeout, start_period, retries } = shop.healthcheck
      // Compose replaces `${NAME}` by itself.
      expect(test.map((part: string) => part.replaceAll('$$', '$'))).toEqual([
        'CMD',
        ...JSON.parse(healthCommand),
      ])
      expect(
        `--interval=${interval} --timeout=${timeout} --start-period=${start_period} --retries=${retries}`,
      ).toBe(healthOptions)
    }
  })

  it('needs no variable that the explanation leaves out, and no dollar that Compose would replace', () => {
    const text = read('deploy/compose.yaml')
    const variables = [...text.matchAll(/(?<!\$)\$\{?(\w+)/g)].map(([, name]) => name)
    expect([...new Set(variables)].toSorted()).toEqual(Object.keys(filledIn).toSorted())
  })

  it('lets every service write nowhere else, without privileges', () => {
    for (const service of Object.values<object>(services)) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
        healthcheck: expect.anything(),
      })
    }
    for (const { tmpfs, volumes } of shops) expect([tmpfs, volumes]).toEqual([['/tmp'], undefined])
  })

  it('gives a shop the time that it takes to drain, and the proxy more', () => {
    const [shop, other, proxy] = [...shops, services.proxy].map(({ stop_grace_period }) =>
      Number.parseInt(stop_grace_period),
    )
    expect(shop).toBeGreaterThanOrEqual(Math.max(30, drainSeconds))
    expect(other).toBe(shop)
    expect(proxy).toBeGreaterThan(shop!)
  })

  it('has a proxy that sends visitors to both shops while they are ready', () => {
    const caddyfile = read('deploy/Caddyfile')
    expect(caddyfile).toContain(`reverse_proxy shop-1:${port} shop-2:${port} {`)
    expect(caddyfile).toContain('health_uri /health/ready')
    const [, interval] = /health_interval (\d+)s/.exec(caddyfile)!
    expect(Number(interval) * 1000).toBeLessThan(readinessNoticeMs)
    expect(services.proxy.volumes[0]).toBe('./Caddyfile:/etc/caddy/Caddyfile:ro')
    expect(caddyfile).toMatch(/^\{\$SHOP_DOMAIN\} \{$/m)
  })
})

it('warns of memory before a container of the examples is killed for it', () => {
  const rules = read('deploy/prometheus/hemvist.rules.yaml')
  const [, alarm] = /process_resident_memory_bytes\S* > (\d+) \*/.exec(rules)!
  const limits = ['compose', 'kubernetes'].map((name) => read(`deploy/${name}.yaml`))
  const found = limits.map((text) => /(?:mem_limit|limits: \{ memory): (\d+)m/i.exec(text)?.[1])
  expect(found).toEqual([String(Number(alarm) / 0.75), String(Number(alarm) / 0.75)])
})

describe('deploy/kubernetes.yaml', () => {
  const objects = parseAllDocuments(read('deploy/kubernetes.yaml')).map((it) => it.toJS())
  const find = (kind: string) => objects.find((object) => object.kind === kind)
  const { spec: deployment } = find('Deployment')
  const { spec: pod, metadata } = deployment.template
  const [container] = pod.containers

  it('has settings that the shop reads, and keys by reference', () => {
    const environment = container.env.map(({ name, value, valueFrom }: Variable) => {
      if (valueFrom) expect(valueFrom.secretKeyRef).toEqual({ name: 'hemvist', key: name })
      return [name, value ?? filledIn[name]]
    })
    expectSettings(Object.fromEntries(environment))
    const secrets = container.env.filter(({ value }: Variable) => value === undefined)
    expect(secrets.map(({ name }: Variable) => name)).toEqual(['API_KEY', 'SESSION_SECRET'])
  })

  it('runs the image as its user, on a root file system that it cannot write to', () => {
    const [uid, gid] = user.split(':').map(Number)
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: uid,
      runAsGroup: gid,
    })
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }])
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.anything(), memory: expect.anything() },
      limits: { memory: expect.anything() },
    })
  })

  it('asks for the state of the shop at its port', () => {
    const { value } = container.env.find(({ name }: Variable) => name === 'METRICS_PORT')
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(port) },
      { name: 'metrics', containerPort: Number(value) },
    ])
    const { startupProbe, readinessProbe, livenessProbe } = container
    const paths = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => {
      expect(httpGet.port).toBe('http')
      return httpGet.path
    })
    expect(paths).toEqual(['/health/ready', '/health/ready', '/health/live'])
  })

  it('ends no instance before it has drained, nor all of them', () => {
    const { command } = container.lifecycle.preStop.exec
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      Number(command[1]) + Math.max(30, drainSeconds),
    )
    const { maxUnavailable } = deployment.strategy.rollingUpdate
    expect([maxUnavailable, find('PodDisruptionBudget').spec.minAvailable]).toEqual([0, 1])
    expect(deployment.replicas).toBeGreaterThan(1)
  })

  it('has a service, a budget and an ingress of these instances', () => {
    const { labels } = metadata
    const selectors = [deployment.selector, find('PodDisruptionBudget').spec.selector]
    for (const { matchLabels } of selectors) expect(matchLabels).toEqual(labels)
    const service = find('Service')
    expect(service.spec.selector).toEqual(labels)
    expect(service.spec.ports).toMatchObject([{ name: 'http', targetPort: 'http' }])
    const { rules, tls } = find('Ingress').spec
    const [{ host, http }] = rules
    expect(tls[0].hosts).toEqual([host])
    expect(http.paths[0].backend.service).toEqual({
      name: service.metadata.name,
      port: { name: 'http' },
    })
    const { value } = container.env.find(({ name }: Variable) => name === 'BASE_URL')
    expect(value).toBe(`https://${host}`)
  })
})
