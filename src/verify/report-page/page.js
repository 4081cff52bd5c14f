// Runs in the reader's browser. Whatever a target sent becomes a text node, never markup.

const run = JSON.parse(document.getElementById('run').textContent)
const exchanges = new Map(run.exchanges.map((exchange) => [exchange.n, exchange]))
const VERDICTS = ['fail', 'error', 'warn', 'inconclusive', 'not-tested', 'skip', 'observed', 'pass', 'not-applicable']
const IN_BAR = ['fail', 'error', 'warn', 'pass', 'observed', 'inconclusive', 'not-tested', 'skip', 'not-applicable']
const TITLES = {
  conformant: 'Conformant',
  'no-failures-found': 'No failures found',
  nonconformant: 'Nonconformant',
  error: 'The run had errors of its own',
}
const MOST_SHOWN = 16

/** An element with attributes and children; strings become text. */
function el(tag, attributes, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes ?? {})) element.setAttribute(name, value)
  element.append(...children.filter((child) => child !== undefined && child !== null))
  return element
}

function svg(tag, attributes, text) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  if (text !== undefined) element.textContent = text
  return element
}

function plural(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

function showHead() {
  const { verdict, must, counts } = run.summary
  const bar = el('div', { class: 'bar', role: 'img', 'aria-label': VERDICTS.map((name) => `${counts[name]} ${name}`).join(', ') })
  for (const name of IN_BAR) {
    if (!counts[name]) continue
    const part = el('span', { class: `v-${name}`, title: `${counts[name]} ${name}` })
    part.style.flexGrow = counts[name]
    bar.append(part)
  }
  const untested = must.untested > 0 ? `, and ${must.untested} could not be tested` : ''
  document.body.classList.add(`is-${verdict}`)
  const lead = `${must.passed} of ${plural(must.total, 'must')} hold, ${must.failed} ${must.failed === 1 ? 'is' : 'are'} broken${untested}.`
  const parts = [
    el('p', { class: 'eyebrow' }, `${run.role} · ${run.target.url}`),
    el('h1', {}, TITLES[verdict] ?? verdict),
    el('p', { class: 'lead' }, lead),
    run.interrupted && el('p', { class: 'lead' }, 'The run was interrupted; this is only a part of it.'),
    run.unreachable && el('p', { class: 'lead' }, `The target could no longer be reached: ${run.unreachable}`),
    bar,
    legend(counts),
    el('dl', { class: 'facts' }, ...facts()),
  ]
  document.querySelector('header').append(...parts.filter(Boolean))
}

function legend(counts) {
  const names = IN_BAR.filter((name) => counts[name] > 0)
  return el('p', { class: 'legend' }, ...names.map((name) => el('span', { class: `v-${name}` }, `${counts[name]} ${name}`)))
}

function facts() {
  const seconds = (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1000
  const all = {
    Started: `${new Date(run.startedAt).toISOString().replace('T', ' ').slice(0, 19)} UTC`,
    Took: `${seconds.toFixed(1)} s, ${plural(run.exchanges.length, 'exchange')}`,
    Contract: run.contract.slice(0, 19),
    'Suite and seed': `${run.suite.slice(0, 19)} · ${run.seed}`,
  }
  return Object.entries(all).map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)))
}

function showFailures() {
  const broken = run.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
  if (broken.length === 0) return
  const section = el('section', { 'aria-labelledby': 'broken' }, el('h2', { id: 'broken' }, `What is broken (${broken.length})`))
  for (const check of broken) {
    const card = el(
      'article',
      { class: `card v-${check.verdict}`, id: `broken-${check.id}` },
      el('span', { class: 'id' }, `${check.id} · ${placeOf(check)}`),
      el('p', { class: 'sentence' }, check.sentence),
      ...explain(check),
    )
    section.append(card)
    whenNear(card, () => card.append(...evidence(check, true)))
  }
  document.querySelector('main').append(section)
}

/** Evidence is built when it comes into view, or before printing; thousands of exchanges then cost nothing. */
const waiting = new Map()
const nearness = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fill(target)
  },
  { rootMargin: '600px' },
)
function whenNear(element, build) {
  waiting.set(element, build)
  nearness.observe(element)
}
function fill(element) {
  const build = waiting.get(element)
  waiting.delete(element)
  nearness.unobserve(element)
  if (build) build()
}

function explain(check) {
  const parts = []
  const { excused } = check
  if (excused) parts.push(el('p', { class: 'reason' }, `Known until ${excused.expires} (${excused.owner}): ${excused.reason}`))
  if (check.title !== check.sentence) parts.push(el('p', { class: 'reason' }, `Checked: ${check.title}.`))
  if (check.expected !== undefined) {
    parts.push(
      el(
        'div',
        { class: 'pair' },
        el('div', {}, el('p', { class: 'label' }, 'Expected'), check.expected),
        el('div', {}, el('p', { class: 'label' }, 'Came'), check.actual ?? ''),
      ),
    )
  }
  if (check.reason && check.reason !== check.expected && !check.reason.startsWith('expected '))
    parts.push(el('p', { class: 'reason' }, check.reason))
  return parts
}

function evidence(check, isOpen = false) {
  const own = check.exchanges.map((n) => exchanges.get(n)).filter(Boolean)
  if (own.length === 0) return []
  const shown = own.slice(-MOST_SHOWN)
  const boxes = shown.map(showExchange)
  if (isOpen) boxes.at(shown.findIndex(({ n }) => n === check.culprit)).open = true // -1 is the last one
  const parts = [drawSequence(shown), ...boxes]
  if (shown.length < own.length)
    parts.unshift(el('p', { class: 'reason' }, `The last ${shown.length} of ${own.length} exchanges; results.json holds all.`))
  return parts
}

/** "1 A2" reads as: document 1, A2. */
function placeOf({ source }) {
  return source.replace(/^(\d+) /, 'document $1, ')
}

function pathOf(url) {
  return url.replace(/^[a-z]+:\/\/[^/]*/i, '').split('?')[0] || '/'
}

function cut(text, longest) {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** Who called whom: a lifeline per party, an arrow per call and one back per answer. */
function drawSequence(list) {
  const parties = [...new Set(list.flatMap(({ from, to }) => [from, to]))]
  const x = (party) => 70 + parties.indexOf(party) * (500 / Math.max(1, parties.length - 1))
  const height = 50 + list.length * 50
  const picture = svg('svg', {
    class: 'sequence',
    viewBox: `0 0 640 ${height}`,
    role: 'img',
    'aria-label': `Sequence of ${plural(list.length, 'call')} between ${parties.join(', ')}`,
  })
  for (const party of parties) {
    picture.append(
      svg('text', { x: x(party), y: 16, 'text-anchor': 'middle', class: 'who' }, party),
      svg('line', { x1: x(party), x2: x(party), y1: 24, y2: height - 6, class: 'life' }),
    )
  }
  for (const [index, exchange] of list.entries()) drawCall(picture, exchange, x(exchange.from), x(exchange.to), 46 + index * 50)
  return picture
}

function drawCall(picture, exchange, from, to, y) {
  const way = to >= from ? 1 : -1
  const middle = (from + to) / 2
  const tip = (at, line, direction) => svg('path', { d: `M ${at} ${line} l ${-7 * direction} -4 l 0 8 z`, class: 'tip' })
  const status = exchange.response ? String(exchange.response.status) : (exchange.error ?? 'no answer')
  const label = `${exchange.n}  ${exchange.request.method} ${cut(pathOf(exchange.request.url), 48)}`
  picture.append(
    svg('text', { x: middle, y: y - 4, 'text-anchor': 'middle' }, label),
    svg('line', { x1: from, x2: to, y1: y, y2: y, class: 'call' }),
    tip(to, y, way),
    svg(
      'text',
      { x: middle, y: y + 14, 'text-anchor': 'middle', class: exchange.response && exchange.response.status < 500 ? 'note' : 'bad' },
      cut(status, 40),
    ),
    svg('line', { x1: to, x2: from, y1: y + 18, y2: y + 18, class: 'back' }),
    tip(from, y + 18, -way),
  )
}

function showExchange(exchange) {
  const { request, response } = exchange
  const status = response ? response.status : 'no answer'
  const box = el(
    'details',
    { class: 'exchange' },
    el(
      'summary',
      {},
      `${exchange.n}  ${exchange.from} → ${exchange.to}  ${request.method} ${pathOf(request.url)}  ${status}  ${exchange.ms} ms`,
    ),
  )
  box.addEventListener('toggle', () => {
    if (box.childElementCount > 1) return
    box.append(
      el(
        'div',
        { class: 'sides' },
        side('Request', `${request.method} ${request.url}`, request),
        response
          ? side('Answer', `status ${response.status}`, response)
          : el('div', {}, el('p', { class: 'label' }, 'Answer'), exchange.error ?? 'none'),
      ),
      el('div', { class: 'curl' }, el('p', { class: 'label' }, 'See it again'), el('pre', { tabindex: '0' }, exchange.curl)),
    )
  })
  return box
}

function side(title, first, { headers, body }) {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return el('div', {}, el('p', { class: 'label' }, title), el('pre', { tabindex: '0' }, [first, ...head, '', pretty(body)].join('\n')))
}

/** Indents JSON without touching its numbers. */
function pretty(text) {
  if (!/^\s*[[{]/.test(text) || text.length > 8000) return text
  let depth = 0
  let out = ''
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g)) {
    if (token === '}' || token === ']') depth--
    if (depth < 0) return text
    out += (token === '}' || token === ']' ? `\n${'  '.repeat(depth)}` : '') + token
    if (token === '{' || token === '[') depth++
    if (token === '{' || token === '[' || token === ',') out += `\n${'  '.repeat(depth)}`
    else if (token === ':') out += ' '
  }
  return out.replace(/([[{])\s+([\]}])/g, '$1$2')
}

function showRequirements() {
  const section = el(
    'section',
    { 'aria-labelledby': 'requirements' },
    el('h2', { id: 'requirements' }, `All requirements (${run.checks.length})`),
  )
  const filters = el('div', { class: 'filters', role: 'group', 'aria-label': 'Filter by verdict' })
  const search = el('input', { type: 'search', placeholder: 'Find an id or a word', 'aria-label': 'Find an id or a word' })
  const chosen = new Set()
  const groups = []
  const apply = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const { box, rows } of groups) {
      let visible = 0
      for (const { row, check, text } of rows) {
        const isShown = (chosen.size === 0 || chosen.has(check.verdict)) && words.every((word) => text.includes(word))
        row.classList.toggle('hidden', !isShown)
        if (isShown) visible++
      }
      box.classList.toggle('hidden', visible === 0)
    }
  }
  for (const name of VERDICTS.filter((verdict) => run.summary.counts[verdict] > 0)) {
    const button = el('button', { type: 'button', 'aria-pressed': 'false' }, `${name} ${run.summary.counts[name]}`)
    button.addEventListener('click', () => {
      const isOn = button.getAttribute('aria-pressed') !== 'true'
      button.setAttribute('aria-pressed', String(isOn))
      if (isOn) chosen.add(name)
      else chosen.delete(name)
      apply()
    })
    filters.append(button)
  }
  search.addEventListener('input', apply)
  filters.append(search)
  section.append(filters)
  for (const [group, checks] of groupBy(run.checks, ({ group }) => group)) {
    const rows = checks.map((check) => ({
      check,
      row: showRow(check),
      text: `${check.id} ${check.sentence} ${check.title} ${check.reason ?? ''}`.toLowerCase(),
    }))
    const name = run.groups[group] ? `${group}  ${run.groups[group]}` : group
    const box = el('div', {}, el('h3', {}, name), el('div', { class: 'rows' }, ...rows.map(({ row }) => row)))
    groups.push({ box, rows })
    section.append(box)
  }
  document.querySelector('main').append(section)
}

function groupBy(list, key) {
  const groups = new Map()
  for (const entry of list) groups.set(key(entry), [...(groups.get(key(entry)) ?? []), entry])
  return groups
}

function showRow(check) {
  const row = el(
    'details',
    { class: `row v-${check.verdict}` },
    el(
      'summary',
      {},
      el('span', { class: 'id' }, check.id),
      el('span', {}, check.sentence),
      el('span', { class: 'verdict' }, check.verdict),
    ),
  )
  row.addEventListener('toggle', () => {
    if (row.childElementCount > 1) return
    const about = `${check.level} · ${placeOf(check)}${check.ms ? ` · ${check.ms} ms` : ''}`
    row.append(el('div', { class: 'inside' }, el('p', { class: 'level' }, about), ...explain(check), ...evidence(check)))
  })
  return row
}

function showTable(title, head, rows) {
  if (rows.length === 0) return
  const line = (tag, cells) => el('tr', {}, ...cells.map((cell) => el(tag, {}, cell)))
  document
    .querySelector('main')
    .append(
      el(
        'section',
        {},
        el('h2', {}, title),
        el('table', {}, el('thead', {}, line('th', head)), el('tbody', {}, ...rows.map((cells) => line('td', cells)))),
      ),
    )
}

function showRest() {
  const untested = run.checks.filter(({ verdict }) => ['not-tested', 'inconclusive', 'skip'].includes(verdict))
  const reasons = groupBy(untested, ({ verdict, reason }) => `${verdict}: ${reason ?? ''}`)
  showTable(
    'What was not tested, and why',
    ['Why', 'Requirements'],
    [...reasons].map(([reason, checks]) => [reason, checks.map(({ id }) => id).join(', ')]),
  )
  showTable(
    'How the target answers the open points',
    ['Open point', 'Question', 'Observed'],
    Object.entries(run.observations).map(([point, value]) => [
      point,
      run.questions[point] ?? '',
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  showTable(
    'Left at the target',
    ['What the contract cannot delete'],
    run.cleanup.leftBehind.map((what) => [what]),
  )
  showTable(
    'Problems while cleaning up',
    ['Problem'],
    run.cleanup.problems.map((what) => [what]),
  )
}

showHead()
showFailures()
showRequirements()
showRest()
addEventListener('beforeprint', () => {
  for (const element of [...waiting.keys()]) fill(element)
  for (const box of document.querySelectorAll('.card .exchange')) box.open = true
})
