// What is measured against: the same server library with routes that return constants, and nothing else.
import Fastify from 'fastify'

const user = {
  userId: 1,
  nickname: 'uid1',
  email: 'ana@example.com',
  preferredLanguage: 'en',
  utcCreateTimestamp: 1790000000000,
  status: 'UID_NEW',
}
const trader = JSON.parse(process.argv[2] ?? '{}') as object

const server = Fastify()
server.post('/cid/uid/create', async () => user)
server.get('/v2/webserv/traders/:login', async () => trader)
await server.listen({ port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ port: (server.server.address() as { port: number }).port }))
