// The study service in a process of its own, on both stores: drafts created, answers taken and 1,000 responses listed,
// beside the bare database doing the same writes in the same run. Per second, on as many connections as named.
import { spawn } from 'node:child_process';
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
const creates = 1000;
const interviews = 1000;
const answersEach = 10;
const bareWrites = 3000;
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

/** Measures the service on SQLite, and on PostgreSQL where it is installed. */
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

async function measure(folder, data, bare) {
  const service = await startChild(folder, data);
  try {
    const createsPerSecond = await rate(creates, () => call(service, 'POST', '/api/public/v1/studies/create', guide));
    const study = await call(service, 'POST', '/api/public/v1/studies/create', guide);
    await call(service, 'POST', `/api/public/v1/studies/${study.id}/launch`);
    const answersPerSecond = await answer(service, study.linkId);
    const list1000Ms = await median(() =>
      call(service, 'GET', `/api/public/v1/responses/${study.linkId}?perPage=1000`),
    );
    const beside = await bare();
    const share = (ours, theirs) => Math.round((ours / theirs) * 100) / 100;
    const shares = {
      creates: share(createsPerSecond, beside.createsPerSecond),
      answers: share(answersPerSecond, beside.answersPerSecond),
    };
    return { createsPerSecond, answersPerSecond, list1000Ms, bareDatabase: beside, shareOfBare: shares };
  } finally {
    const gone = once(service.process, 'exit');
    service.process.kill('SIGKILL');
    await gone;
  }
}

/** Many participants at once, each answer after the one before. Starting them is not measured. */
async function answer(service, linkId) {
  const started = await parallel(interviews, () =>
    call(service, 'POST', '/api/participant/interviews', { linkId, urlParams: {} }),
  );
  const began = performance.now();
  await parallel(interviews, async (turn) => {
    const { interviewId, token } = started[turn];
    let { step } = started[turn];
    while (step.kind !== 'end') {
      const body = { stepId: step.stepId, answer: { text: 'An answer of a few words, as people give them.' } };
      ({ step } = await call(service, 'POST', `/api/participant/interviews/${interviewId}/answers`, body, token));
    }
  });
  return Math.round((interviews * answersEach * 1000) / (performance.now() - began));
}

const statements = {
  study: `insert into study (id, organization_id, link_id, title, status, guide, read_ids, created_by, created_at)
    select $1, organization_id, $1, title, 'draft', guide, read_ids, created_by, $2 from study where id = $3`,
  interview: `select interview.*, study.wallet_id from interview
    inner join study on study.id = interview.study_id where interview.id = $1`,
  update: 'update interview set session = $1, progress = $2, updated_at = $3, answered_at = $3 where id = $4',
  answer: 'insert into answer (interview_id, step_id, sequence, answer, answered_at) values ($1, $2, $3, $4, $5)',
};

/** The rows of one answer for each turn, as the service writes them. */
function turns(ids) {
  return Array.from({ length: bareWrites }, (_, turn) => ({
    id: ids[turn % ids.length].id,
    step: `bare ${turn}`,
    sequence: 1000 + turn,
    text: '{"text":"An answer of a few words, as people give them."}',
  }));
}

async function bareSqlite(data) {
  const db = new Database(data);
  db.exec('pragma synchronous = FULL');
  const prepared = (text) => db.prepare(text.replace(/\$(\d)/g, '?$1'));
  const [study, interview, update, row] = Object.values(statements).map(prepared);
  const ids = db.prepare('select id from interview').all();
  const source = db.prepare('select id from study limit 1').get().id;
  const createsPerSecond = await rate(bareWrites, async (turn) => study.run(`bare-${turn}`, Date.now(), source), 1);
  const all = turns(ids);
  const answersPerSecond = await rate(
    bareWrites,
    async (turn) => {
      const { id, step, sequence, text } = all[turn];
      db.exec('begin immediate');
      const { session, progress } = interview.get(id);
      update.run(session, progress, Date.now(), id);
      row.run(id, step, sequence, text, Date.now());
      db.exec('commit');
    },
    1,
  );
  db.close();
  return { createsPerSecond, answersPerSecond };
}

async function barePostgres(data) {
  const pool = new Pool({ connectionString: data, max: 10 });
  const { rows: ids } = await pool.query('select id from interview');
  const { rows: sources } = await pool.query('select id from study limit 1');
  const createsPerSecond = await rate(bareWrites, (turn) =>
    pool.query(statements.study, [`bare-${turn}`, Date.now(), sources[0].id]),
  );
  const all = turns(ids);
  const answersPerSecond = await rate(bareWrites, async (turn) => {
    const { id, step, sequence, text } = all[turn];
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query(`${statements.interview} for update of interview`, [id]);
    await client.query(statements.update, [rows[0].session, rows[0].progress, Date.now(), id]);
    await client.query(statements.answer, [id, step, sequence, text, Date.now()]);
    await client.query('commit');
    client.release();
  });
  await pool.end();
  return { createsPerSecond, answersPerSecond };
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

/** One request on a connection that stays open; rejects for anything but a success. */
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

/** How often a second. */
async function rate(count, act, width = connections) {
  const began = performance.now();
  await parallel(count, act, width);
  return Math.round((count * 1000) / (performance.now() - began));
}

async function median(act) {
  const times = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const began = performance.now();
    await act();
    times.push(performance.now() - began);
  }
  return Math.round(times.toSorted((a, b) => a - b)[2]);
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
