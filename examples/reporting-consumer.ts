// Follows what a platform reports and prints each change of a balance: node examples/reporting-consumer.ts WORLD-URL [after]
import protobuf from 'protobufjs'

const [world, after = '0'] = process.argv.slice(2)
const schema = protobuf.loadSync(['openapi/reporting.proto', 'openapi/reporting-envelope.proto'])
const response = await fetch(`${world}/reporting/events?after=${after}`, { headers: { accept: 'application/x-protobuf' } })
if (!response.body || !response.ok) throw new Error(`${response.status}: ${await response.text()}`)

let [rest, expected] = [new Uint8Array(), Number(after) + 1]
for await (const chunk of response.body) {
  const reader = protobuf.Reader.create(Buffer.concat([rest, chunk]))
  for (let event = readEnvelope(reader); event; event = readEnvelope(reader)) {
    if (Number(event.sequence) !== expected++) throw new Error(`a gap before event ${event.sequence}: read the lists again`)
    const { balanceHistory: entry } = schema.lookupType(`reporting.${event.message}`).decode(Buffer.from(event.payload, 'base64')).toJSON()
    if (entry)
      console.log(`${event.sequence}: account ${entry.traderId} holds ${Number(entry.balance) / (entry.isPreciseMoney ? 1e8 : 1e2)}`)
  }
}

function readEnvelope(reader: protobuf.Reader) {
  rest = reader.buf.slice(reader.pos)
  try {
    return schema.lookupType('reporting.Envelope').decodeDelimited(reader).toJSON()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error // not all of it is there yet: the next chunk brings the rest
  }
}
