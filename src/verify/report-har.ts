import type { ReportedExchange, RunResult } from '../../suites/kit/result.ts'

/** The exchanges as an HTTP archive (HAR 1.2), which browsers and proxies open. */
export function renderHar(result: RunResult): string {
  const { name, version } = result.tool
  return `${JSON.stringify({ log: { version: '1.2', creator: { name, version }, entries: result.exchanges.map(renderEntry) } }, null, 1)}\n`
}

function renderEntry(exchange: ReportedExchange): Record<string, unknown> {
  const { request, response } = exchange
  return {
    startedDateTime: exchange.at,
    time: exchange.ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.headers),
      queryString: queryOf(request.url),
      ...(request.body && { postData: { mimeType: request.headers['content-type'] ?? '', text: request.body } }),
      headersSize: -1,
      bodySize: request.body.length,
    },
    response: {
      status: response?.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(response?.headers ?? {}),
      content: { size: response?.body.length ?? 0, mimeType: response?.headers['content-type'] ?? '', text: response?.body ?? '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: response?.body.length ?? -1,
      ...(exchange.error && { comment: exchange.error }),
    },
    cache: {},
    timings: { send: 0, wait: exchange.ms, receive: 0 },
    comment: `${exchange.n} ${exchange.from} → ${exchange.to}${exchange.operation ? ` ${exchange.operation}` : ''}`,
  }
}

function pairs(headers: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }))
}

function queryOf(url: string): { name: string; value: string }[] {
  const query = url.split('?').slice(1).join('?')
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }))
}
