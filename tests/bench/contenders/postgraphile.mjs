// PostGraphile 5 under row level security: role and company are set for each request, from a token that it verifies.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { makePgService } from 'postgraphile/adaptors/pg';
import { postgraphile } from 'postgraphile';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const { BENCH_DATABASE_URL, BENCH_COMPANY, BENCH_ROLE } = process.env;
const secret = 'a secret of the benchmark that is long enough';
const mac = text => createHmac('sha256', secret).update(text).digest('base64url');
const part = value => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(claims) {
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${mac(text)}`;
}

function read(token = '') {
  const [head, body, given = ''] = token.split('.');
  const right = mac(`${head}.${body}`);
  if (given.length !== right.length || !timingSafeEqual(Buffer.from(given), Buffer.from(right))) return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  return claims.exp > Date.now() / 1000 ? claims : undefined;
}

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: BENCH_DATABASE_URL, schemas: ['public'], poolConfig: { max: 10 } })],
  grafast: {
    explain: false,
    context(request) {
      const claims = read(request.node?.req.headers.authorization?.slice(7));
      return { pgSettings: claims ? { role: BENCH_ROLE, 'app.company': claims.company, 'app.user': claims.sub } : { role: BENCH_ROLE } };
    },
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false, websockets: false },
};

const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
await new Promise(done => server.listen(0, '127.0.0.1', done));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
const token = sign({ sub: '00000000-0000-7000-8000-000000000001', company: BENCH_COMPANY, exp: Math.floor(Date.now() / 1000) + 86_400 });
process.send({ port: server.address().port, token });
