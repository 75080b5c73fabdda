// The study service in a process of its own, on both stores: drafts created, answers taken and 1,000 responses listed,
// beside the bare database doing the same writes in the same run. Per second, on as many connections as named; medians
// of rounds in which the service and the bare database take turns.
//
// The same writes: the bare side runs the statements that a request needs, prepared once, with the values of a real
// row, the same checks (foreign keys) and the same durability. It changes interviews that are half answered, which is
// what the service meets on average. Both sides run unmeasured until their code is compiled. SQLite has one connection
// on either side, PostgreSQL ten. The bare side does not do: HTTP, the key or token, reading and checking the body,
// the interview, and the load itself, which a second process makes on the same processors.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { Pool } from 'pg';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const outDir = join(root, '.build/bench');
const connections = 50;
const rounds = 3;
const creates = 1000;
const interviews = 500;
const answersEach = 10;
const bareWrites = 2000;
/** Creates and answers before the measuring starts. */
const warmUps = 3000;
const key = 'bench-key';
const guide = {
  title: 'Bench',
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: Array.from({ length: answersEach }, (_, at) => ({ type: 'open_ended', text: `Question ${at}` })),
    },
  ],
};

/** Measures the service on SQLite, and on PostgreSQL if it is installed. */
export async function benchService() {
  await bundled(join(root, 'test/study-service/child.ts'), 'child.mjs');
  const entry = await import(
    pathToFileURL(await bundled(join(import.meta.dirname, 'serviceEntry.ts'), 'service.js')).href
  );
  const results = { connections, sqlite: await onSqlite() };
  if (entry.noPostgres !== null) return { ...results, postgres: { skipped: entry.noPostgres } };
  return { ...results, postgres: await onPostgres(entry) };
}

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'service-bench-'));
  const data = join(folder, 'service.db');
  try {
    return await measure(folder, data, () => bareSqlite(data));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onPostgres({ startPostgres }) {
  const folder = mkdtempSync(join(tmpdir(), 'service-bench-'));
  const server = await startPostgres();
  try {
    const data = await server.createDatabase();
    return await measure(folder, data, () => barePostgres(data));
  } finally {
    await server.end();
    rmSync(folder, { recursive: true });
  }
}

async function measure(folder, data, openBare) {
  const service = await startChild(folder, data);
  const bare = await openBare();
  try {
    const study = await call(service, 'POST', '/api/public/v1/studies/create', guide);
    await call(service, 'POST', `/api/public/v1/studies/${study.id}/launch`);
    await answered(service, study.linkId, interviews, answersEach / 2);
    await bare.prepare();
    await rate(warmUps, () => create(service));
    await answered(service, study.linkId, warmUps / answersEach, answersEach);
    await bare.creates(bareWrites);
    await bare.answers(bareWrites);
    const figures = [];
    for (let round = 0; round < rounds; round += 1) figures.push(await measureRound(service, bare, study.linkId));
    reconnect(service);
    const list1000Ms = await median(() =>
      call(service, 'GET', `/api/public/v1/responses/${study.linkId}?perPage=1000`),
    );
    return { ...summary(figures), list1000Ms };
  } finally {
    await bare.close();
    const gone = once(service.process, 'exit');
    service.process.kill('SIGKILL');
    await gone;
  }
}

async function measureRound(service, bare, linkId) {
  reconnect(service);
  const creating = await rate(creates, () => create(service));
  const bareCreating = await bare.creates(bareWrites);
  reconnect(service);
  const answering = await answered(service, linkId, interviews, answersEach);
  const bareAnswering = await bare.answers(bareWrites);
  return { creating, bareCreating, answering, bareAnswering };
}

function summary(figures) {
  const each = (pick) => middle(figures.map(pick));
  const share = (value) => Math.round(value * 100) / 100;
  return {
    createsPerSecond: each(({ creating }) => creating),
    answersPerSecond: each(({ answering }) => answering),
    bareDatabase: {
      createsPerSecond: each(({ bareCreating }) => bareCreating),
      answersPerSecond: each(({ bareAnswering }) => bareAnswering),
    },
    shareOfBare: {
      creates: share(each(({ creating, bareCreating }) => creating / bareCreating)),
      answers: share(each(({ answering, bareAnswering }) => answering / bareAnswering)),
    },
  };
}

/** The service closes idle connections after some seconds; the bare side is never idle. */
function reconnect(service) {
  service.agent.destroy();
  service.agent = new Agent({ keepAlive: true });
}

function create(service) {
  return call(service, 'POST', '/api/public/v1/studies/create', guide);
}

/** Returns answers per second of many participants at once, each answering in turn. Starting them is not measured. */
async function answered(service, linkId, participants, answers) {
  const started = await parallel(participants, () =>
    call(service, 'POST', '/api/participant/interviews', { linkId, urlParams: {} }),
  );
  const began = performance.now();
  await parallel(participants, async (turn) => {
    const { interviewId, token } = started[turn];
    let { step } = started[turn];
    for (let at = 0; at < answers; at += 1) {
      const body = { stepId: step.stepId, answer: { text: 'An answer of a few words, as people give them.' } };
      ({ step } = await call(service, 'POST', `/api/participant/interviews/${interviewId}/answers`, body, token));
    }
  });
  return perSecond(participants * answers, began);
}

const statements = {
  study: `insert into study (id, organization_id, link_id, title, status, guide, read_ids, created_by, created_at,
    launched_at, wallet_id) values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8, null, null)
    on conflict (link_id) do nothing`,
  interview: `select interview.*, study.wallet_id from interview
    inner join study on study.id = interview.study_id where interview.id = $1`,
  update: `update interview set session = $1, progress = $2, hold = $3, updated_at = $4, answered_at = $4
    where id = $5`,
  answer: 'insert into answer (interview_id, step_id, sequence, answer, answered_at) values ($1, $2, $3, $4, $5)',
  source: 'select * from study limit 1',
  halfAnswered: "select id from interview where progress = 'in_progress'",
};

/** Returns the values of one draft, a different one each time. */
function draftValues(source) {
  const { organization_id: organization, title, guide: text, read_ids: readIds, created_by: creator } = source;
  return [randomUUID(), organization, randomUUID(), title, text, readIds, creator, Date.now()];
}

/** Returns the rows of one answer as the service writes them, a different answer each time. */
function createTurns(ids) {
  let turn = 0;
  return () => {
    turn += 1;
    const text = '{"text":"An answer of a few words, as people give them."}';
    return { id: ids[turn % ids.length].id, step: `bare ${turn}`, sequence: 1000 + turn, text };
  };
}

async function bareSqlite(data) {
  const db = new Database(data);
  db.exec('pragma busy_timeout = 5000');
  db.exec('pragma synchronous = FULL');
  db.exec('pragma foreign_keys = ON');
  const prepared = (text) => db.prepare(text.replace(/\$(\d)/g, '?$1'));
  const [study, interview, update, row] = Object.values(statements).map(prepared);
  let source;
  let next;
  return {
    async prepare() {
      source = db.prepare(statements.source).get();
      next = createTurns(db.prepare(statements.halfAnswered).all());
    },
    creates: (count) => rate(count, async () => study.run(...draftValues(source)), 1),
    answers: (count) =>
      rate(
        count,
        async () => {
          const { id, step, sequence, text } = next();
          db.exec('begin immediate');
          const { session, progress, hold } = interview.get(id);
          update.run(session, progress, hold, Date.now(), id);
          row.run(id, step, sequence, text, Date.now());
          db.exec('commit');
        },
        1,
      ),
    close: async () => db.close(),
  };
}

async function barePostgres(data) {
  const pool = new Pool({ connectionString: data, max: 10 });
  const named = (name, text, values) => ({ name, text, values });
  let source;
  let next;
  const answer = async () => {
    const { id, step, sequence, text } = next();
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query(named('interview', `${statements.interview} for update of interview`, [id]));
    const { session, progress, hold } = rows[0];
    await client.query(named('update', statements.update, [session, progress, hold, Date.now(), id]));
    await client.query(named('answer', statements.answer, [id, step, sequence, text, Date.now()]));
    await client.query('commit');
    client.release();
  };
  return {
    async prepare() {
      [source] = (await pool.query(statements.source)).rows;
      next = createTurns((await pool.query(statements.halfAnswered)).rows);
    },
    creates: (count) => rate(count, () => pool.query(named('study', statements.study, draftValues(source)))),
    answers: (count) => rate(count, answer),
    close: () => pool.end(),
  };
}

async function startChild(folder, data) {
  const seedFile = join(folder, 'seed.json');
  const user = { email: 'bench@example.com', isMember: true, canLaunch: true, apiKeys: [key] };
  const organization = { name: 'Bench', walletBilling: false, wallets: [], users: [user] };
  writeFileSync(seedFile, JSON.stringify({ organizations: [organization] }));
  const child = spawn(process.execPath, [join(outDir, 'child.mjs'), data, seedFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { process: child, port: Number(new URL(JSON.parse(line).url).port), agent: new Agent({ keepAlive: true }) };
}

/** Sends one request on a connection that stays open; rejects unless it succeeds. */
function call({ port, agent }, method, path, body, token) {
  const headers = token === undefined ? { 'x-api-key': key } : { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.statusCode < 300) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function parallel(count, act, width = connections) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const turn = next;
      next += 1;
      results[turn] = await act(turn);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Returns the rate per second. */
async function rate(count, act, width = connections) {
  const began = performance.now();
  await parallel(count, act, width);
  return perSecond(count, began);
}

function perSecond(count, began) {
  return Math.round((count * 1000) / (performance.now() - began));
}

async function median(act) {
  const times = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return Math.round(middle(times));
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function bundled(entry, name) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, outDir, emptyOutDir: false, rolldownOptions: { output: { entryFileNames: name } } },
  });
  return join(outDir, name);
}
