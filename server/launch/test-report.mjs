/**
 * A test runner's JSON report in one shape for all runners.
 *
 * @typedef {{ name: string, seconds: number }} TimedTest
 * @typedef {{ passed: number, failed: number, flaky: string[], tests: TimedTest[] }} TestReport
 */

/** @returns {TestReport} */
export function emptyReport() {
  return { passed: 0, failed: 0, flaky: [], tests: [] }
}

/** @returns {TestReport} of `vitest --reporter=json` */
export function readVitestReport({ testResults }, root) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      name: `${shortFile(file, root)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      // A test that passed at its second try keeps the failure messages of the first.
      status: status === 'passed' && failureMessages.length > 0 ? 'flaky' : status,
    })),
  )
  // A file that cannot be loaded has no test that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const count = (status) => tests.filter((test) => test.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  }
}

/** @returns {TestReport} of `playwright test --reporter=json` */
export function readPlaywrightReport({ suites, errors = [] }) {
  const tests = suites.flatMap((suite) => testsOf(suite))
  const of = (status) => tests.filter((test) => test.status === status)
  return {
    passed: of('expected').length,
    failed: of('unexpected').length + errors.length,
    flaky: of('flaky').map(({ name }) => name),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  }
}

function testsOf({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${file} › ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      status,
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite))]
}

const shortFile = (file, root) => file.replace(`${root}/`, '')

/** The lines after all runners: how long each part took, the longest tests, then the flaky ones. */
export function closingLines({ tests, flaky, durations = [] }, most = 10) {
  const timeLine = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`
  const longest = [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, most)
  return [
    ...(durations.length > 0 ? ['each part took:', ...durations.map(timeLine), ''] : []),
    `the ${longest.length} longest tests:`,
    ...longest.map(timeLine),
    ...(flaky.length > 0 ? ['', `${flaky.length} flaky, passed at the second try only:`] : []),
    ...flaky.map((name) => `  ${name}`),
  ]
}

/** @returns {TestReport} */
export function addReports(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    flaky: [...one.flaky, ...other.flaky],
    tests: [...one.tests, ...other.tests],
  }
}
