/** What tests of tasks share: tasks of their own, brought in through the console, and what learners hand in. */
import { expect } from 'vitest';
import { CONSOLE_TOKEN } from './app.ts';
import { SHOP, withRights, type Me } from './rights-fixture.ts';
import { mp3 } from './personal-fixture.ts';

const TOKEN = `Bearer ${CONSOLE_TOKEN}`;

export function withTasks() {
  const rights = withRights();
  const { test, send } = rights;

  /** A call of the merchant's console, in the shop of these tests where no other is named. */
  async function consoleAsk(name: string, payload: object = {}) {
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: `/api/console.${name}/1.0.0`,
      payload: { shop: 'knowledge', ...payload },
      headers: { authorization: TOKEN },
    });
    return answer.json();
  }

  let madeCount = 0;
  /** Brings one task in for this person; answers its id. */
  async function task(me: Me, change: object = {}): Promise<string> {
    madeCount += 1;
    const id = `t_${String(madeCount)}_${me.id.slice(-6)}`;
    const phone = (await test().database.stores.users.list(SHOP)).find((one) => one.id === me.id)?.phone;
    const entry = { id, kind: 'answer', type: 'text', title: 'T', audience: 'people', people: [phone] };
    const tasks = [{ ...entry, ...change }];
    const takenAnswer = await consoleAsk('tasks.import', { tasks });
    expect(takenAnswer).toMatchObject({ code: 0, data: { written: 1 } });
    return id;
  }

  async function get(me: Me, name: string, query: Record<string, string> = {}, label = 'knowledge') {
    const answer = await test().ask(label, {
      url: `/api/${name}/1.0.0?${new URLSearchParams(query).toString()}`,
      headers: { cookie: me.cookie },
    });
    return answer.json();
  }

  const detail = (me: Me, task_id: string) => get(me, 'task.detail.get', { task_id });
  const save = (me: Me, task_id: string, version: number, parts: object = {}) =>
    send(me, 'task.answer.save', {
      task_id,
      version,
      answer: '',
      images: [],
      audio: [],
      options: [],
      ...parts,
    });
  const commit = (me: Me, task_id: string, version: number) =>
    send(me, 'task.answer.commit', { task_id, version });
  const decide = (task_id: string, me: Me, more: object) =>
    consoleAsk('task_answers.decide', { task_id, person: me.id, ...more });

  /** Sends a file; answers its path. */
  async function file(
    me: Me,
    kind: 'audio' | 'image',
    bytes: Buffer = mp3(200),
    own = true,
  ): Promise<string> {
    const query = { sign_type: 'appSign', upload_type: kind, file_ext: kind === 'audio' ? 'mp3' : 'png' };
    const { data } = await get(me, 'upload.sign.get', own ? { ...query, is_own: '1' } : query);
    const put = await test().ask('knowledge', {
      method: 'PUT',
      url: data.url,
      remoteAddress: me.ip,
      payload: bytes,
      headers: {
        ...data.headers,
        cookie: me.cookie,
        origin: 'http://knowledge.localhost:3000',
        'content-length': String(bytes.length),
      },
    });
    expect(put.json().code).toBe(0);
    return data.file_path;
  }

  const fetchFile = (me: Me, url: string, label = 'knowledge') =>
    test().ask(label, { url, headers: { cookie: me.cookie } });

  return { ...rights, consoleAsk, task, get, detail, save, commit, decide, file, fetchFile };
}
