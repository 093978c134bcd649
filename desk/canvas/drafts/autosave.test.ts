/** Drafts are saved one request at a time, into this browser first, and nothing typed or acknowledged is lost, whatever is cut. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#schemas/page/json.ts';
import { Browser, FakeServer, type Fate, type Tab } from '../../../tests/support/desk/draft-world.ts';
import { bodyOf, doEdits, edits, FIRST, HOME, note } from '../../../tests/support/desk/edits.ts';
import { findNode } from '../model/tree.ts';

const stateOf = (tab: Tab) => tab.autosave.store.getState().state;
const type = (tab: Tab, node: string, text: string) =>
  tab.editor.set({ document: HOME, node, pointer: '/props/title' }, text);
const titleOf = (body: unknown, node: string): unknown => Object(findNode(body, node)?.node).props?.title;

async function start(fates: Fate[] = []) {
  const server = new FakeServer(FIRST);
  const browser = new Browser(server);
  const tab = await browser.open();
  server.fates = fates;
  return { server, browser, tab };
}

describe('saving', () => {
  it('keeps an edit in this browser within 300 ms and sends it after a pause of 800 ms', async () => {
    const { server, browser, tab } = await start();
    expect(stateOf(tab)).toBe('saved');
    type(tab, 'a', 'x');
    expect(stateOf(tab)).toBe('saving');
    await browser.clock.advance(300);
    expect([browser.drafts.size, server.saves]).toEqual([1, 0]);
    await browser.clock.advance(500);
    expect(titleOf(server.stand?.body, 'a')).toBe('x');
    expect([browser.drafts.size, stateOf(tab)]).toEqual([0, 'saved']);
    expect(tab.editor.getState().documents[HOME]?.base).toBe(server.stand?.base);
  });

  it('sends while somebody types without a pause, too', async () => {
    const { server, browser, tab } = await start();
    for (let key = 0; key < 30; key += 1) {
      type(tab, 'a', `x${String(key)}`);
      await browser.clock.advance(200);
    }
    expect(server.saves).toBe(1);
  });

  it('an answer never writes into a field that was typed in meanwhile', async () => {
    const { server, browser, tab } = await start();
    type(tab, 'a', 'first');
    const sending = tab.autosave.saveNow();
    type(tab, 'a', 'second');
    await sending;
    expect(titleOf(bodyOf(tab.editor), 'a')).toBe('second');
    await browser.clock.advance(1_000);
    expect(titleOf(server.stand?.body, 'a')).toBe('second');
  });

  it('what is undone to what the server has is not sent', async () => {
    const { server, browser, tab } = await start();
    type(tab, 'a', 'x');
    tab.editor.undo();
    await browser.clock.advance(5_000);
    expect([server.saves, browser.drafts.size, stateOf(tab)]).toEqual([0, 0, 'saved']);
  });

  it('saves at once when asked, and says whether the server has everything', async () => {
    const { tab, server } = await start();
    type(tab, 'a', 'x');
    expect(await tab.autosave.saveNow()).toBe(true);
    server.fates = ['lost-before'];
    type(tab, 'a', 'y');
    expect(await tab.autosave.saveNow()).toBe(false);
  });

  it('goes on where this browser keeps nothing, and says what closing it would lose', async () => {
    const { browser, server, tab } = await start();
    browser.canKeep = false;
    type(tab, 'a', 'x');
    expect(tab.autosave.wouldLose()).toBe(true);
    await browser.clock.advance(800);
    expect([titleOf(server.stand?.body, 'a'), tab.autosave.wouldLose()]).toEqual(['x', false]);
  });

  it('ADR-697: does not say that this browser has what it has no room for', async () => {
    for (const fate of ['lost-before', 'signed-out', 'refused'] as const) {
      const { browser, tab, server } = await start([fate, fate]);
      browser.canKeep = false;
      type(tab, 'a', 'x');
      await browser.clock.advance(1_000);
      expect([fate, stateOf(tab), tab.autosave.wouldLose()]).toEqual([fate, 'unsaved', true]);
      browser.canKeep = true;
      server.fates = [];
      expect([await tab.autosave.saveNow(), fate]).toEqual([fate !== 'signed-out', fate]);
      tab.autosave.resume();
      await browser.clock.advance(1_000);
      expect([stateOf(tab), titleOf(server.stand?.body, 'a')]).toEqual(['saved', 'x']);
    }
  });
});

describe('cuts', () => {
  it('without a network it waits longer each time, and goes on at once when it is back', async () => {
    const { server, browser, tab } = await start([
      'lost-before',
      'lost-before',
      'lost-before',
      'lost-before',
    ]);
    browser.isOnline = false;
    type(tab, 'a', 'x');
    await browser.clock.advance(1_500);
    expect([stateOf(tab), tab.autosave.wouldLose()]).toEqual(['offline', false]);
    await browser.clock.advance(4_000);
    expect(server.saves).toBe(3);
    server.fates = [];
    browser.setOnline(true);
    await browser.clock.advance(0);
    expect([stateOf(tab), titleOf(server.stand?.body, 'a')]).toEqual(['saved', 'x']);
  });

  it('signed out, it keeps what is typed here and goes on after signing in', async () => {
    const { server, browser, tab } = await start(['signed-out']);
    type(tab, 'a', 'x');
    await browser.clock.advance(60_000);
    expect([stateOf(tab), server.saves, browser.drafts.size]).toEqual(['local', 1, 1]);
    expect(tab.autosave.store.getState().isSignedOut).toBe(true);
    tab.autosave.resume();
    await browser.clock.advance(0);
    expect([stateOf(tab), titleOf(server.stand?.body, 'a')]).toEqual(['saved', 'x']);
  });

  it('what the server refuses stays here with its reason, and is sent again once it was edited', async () => {
    const { server, browser, tab } = await start(['refused']);
    type(tab, 'a', 'x');
    await browser.clock.advance(60_000);
    expect(tab.autosave.store.getState().documents[HOME]).toMatchObject({ state: 'local', message: 'No.' });
    expect(server.saves).toBe(1);
    type(tab, 'a', 'y');
    await browser.clock.advance(800);
    expect(titleOf(server.stand?.body, 'a')).toBe('y');
  });

  it('an answer that was lost is no conflict with ourselves', async () => {
    const { browser, server, tab } = await start(['lost-after', 'lost-before']);
    type(tab, 'a', 'x');
    await browser.clock.advance(900);
    type(tab, 'a', 'xy');
    await browser.clock.advance(10_000);
    expect([stateOf(tab), titleOf(server.stand?.body, 'a')]).toEqual(['saved', 'xy']);
  });

  it('a killed browser takes up what the server has not, and a tab that is still open keeps its own', async () => {
    const { server, browser, tab } = await start();
    type(tab, 'a', 'x');
    await browser.clock.advance(300);
    const other = await browser.open();
    expect(titleOf(bodyOf(other.editor), 'a')).toBe('A');
    browser.kill(tab);
    const next = await browser.open();
    expect(titleOf(bodyOf(next.editor), 'a')).toBe('x');
    await browser.clock.advance(1_000);
    expect([titleOf(server.stand?.body, 'a'), browser.drafts.size]).toEqual(['x', 0]);
  });

  it('opens what this browser has where the server cannot be reached', async () => {
    const { browser, tab, server } = await start();
    type(tab, 'a', 'x');
    await browser.clock.advance(300);
    browser.kill(tab);
    const get = server.get;
    Object.assign(server, { get: async () => ({ ok: false, reason: 'network' }) });
    const next = await browser.open();
    expect([stateOf(next), titleOf(bodyOf(next.editor), 'a')]).toEqual(['offline', 'x']);
    Object.assign(server, { get });
    await browser.clock.advance(2_000);
    expect(stateOf(next)).toBe('saved');
  });

  it('a document that is gone is saved as a new one', async () => {
    const { browser, tab, server } = await start();
    server.stand = undefined;
    type(tab, 'a', 'x');
    await browser.clock.advance(2_000);
    expect(titleOf(Object(server.stand).body, 'a')).toBe('x');
  });
});

describe('two people', () => {
  it('merge what the other saved, and each field both wrote is told of until it was read', async () => {
    const { browser, server, tab } = await start();
    const other = await new Browser(server, 'o').open();
    type(other, 'a', 'theirs');
    type(other, 'c', 'theirs too');
    await other.autosave.saveNow();
    type(tab, 'a', 'mine');
    await browser.clock.advance(2_000);
    expect(titleOf(server.stand?.body, 'a')).toBe('mine');
    expect(titleOf(server.stand?.body, 'c')).toBe('theirs too');
    expect(tab.autosave.store.getState()).toMatchObject({
      state: 'conflict',
      documents: { [HOME]: { conflicts: [{ node: 'a', mine: 'mine', theirs: 'theirs' }] } },
    });
    tab.autosave.dismissConflicts(HOME);
    expect(stateOf(tab)).toBe('saved');
    await other.autosave.pull(HOME);
    expect(canonicalJson(bodyOf(other.editor))).toBe(canonicalJson(bodyOf(tab.editor)));
  });

  it('a pull that a save overtook changes nothing', async () => {
    const { tab, server } = await start();
    type(tab, 'a', 'x');
    const pulling = tab.autosave.pull(HOME);
    const saving = tab.autosave.saveNow();
    await Promise.all([pulling, saving]);
    expect([titleOf(bodyOf(tab.editor), 'a'), titleOf(server.stand?.body, 'a')]).toEqual(['x', 'x']);
  });
});

type Step =
  | { do: 'type'; who: 0 | 1 }
  | { do: 'wait'; ms: number }
  | { do: 'fate'; fate: Fate }
  | { do: 'kill' | 'resume' | 'save' | 'pull'; who: 0 | 1 };

const who = fc.constantFrom<0 | 1>(0, 1);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), who }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 300, 900, 3_000) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('fate' as const),
        fate: fc.constantFrom<Fate>('lost-before', 'lost-after', 'signed-out', 'ok'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('kill', 'resume', 'save', 'pull'), who }) },
  ),
  { maxLength: 40 },
) as fc.Arbitrary<Step[]>;

describe('whatever answers come and whatever is cut', () => {
  it('nothing typed is lost, one request is under way, and both end with the same page', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const server = new FakeServer(FIRST);
        const people = [new Browser(server, 'm'), new Browser(server, 'o')] as const;
        const tabs = [await people[0].open(), await people[1].open()];
        const texts: string[] = [];
        const tabOf = (index: 0 | 1) => tabs[index] as Tab;
        for (const [index, step] of list.entries()) {
          if (step.do === 'type') {
            const text = `typed-${String(index)}.`;
            tabOf(step.who).editor.insert(HOME, { region: 'main', index: index % 4 }, [note('', text)]);
            type(tabOf(step.who), 'a', `${text} too`);
            texts.push(text);
          } else if (step.do === 'wait') {
            await Promise.all(people.map((person) => person.clock.advance(step.ms)));
          } else if (step.do === 'fate') server.fates.push(step.fate);
          else if (step.do === 'kill') {
            await people[step.who].clock.advance(300);
            people[step.who].kill(tabOf(step.who));
            tabs[step.who] = await people[step.who].open();
          } else if (step.do === 'save') await tabOf(step.who).autosave.saveNow();
          else if (step.do === 'pull') await tabOf(step.who).autosave.pull(HOME);
          else tabOf(step.who).autosave.resume();
          expect(server.mostInFlight).toBeLessThanOrEqual(2);
        }
        server.fates = [];
        for (const person of [0, 1, 0, 1] as const) {
          tabOf(person).autosave.resume();
          await people[person].clock.advance(60_000);
          await tabOf(person).autosave.pull(HOME);
          await people[person].clock.advance(5_000);
        }
        const final = canonicalJson(server.stand?.body);
        expect(texts.filter((text) => !final.includes(text))).toEqual([]);
        for (const tab of tabs) {
          expect(canonicalJson(bodyOf(tab.editor))).toBe(final);
          expect(['saved', 'conflict']).toContain(stateOf(tab));
        }
        for (const { drafts: keptItems } of people) expect(keptItems.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('two people with 200 edits of any kind each, and cuts, end with the same page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(edits(20), { minLength: 20, maxLength: 20 }),
        fc.array(fc.constantFrom<Fate>('ok', 'lost-before', 'lost-after'), { maxLength: 20 }),
        async (rounds, fates) => {
          const server = new FakeServer(FIRST);
          const people = [new Browser(server, 'm'), new Browser(server, 'o')] as const;
          const tabs = [await people[0].open(), await people[1].open()] as const;
          server.fates = fates;
          for (const [round, list] of rounds.entries()) {
            const one = round % 2 === 0 ? 0 : 1;
            doEdits(tabs[one].editor, list, `r${String(round)}`);
            await people[one].clock.advance(round % 3 === 0 ? 200 : 1_500);
          }
          server.fates = [];
          for (const one of [0, 1, 0, 1] as const) {
            await people[one].clock.advance(60_000);
            await tabs[one].autosave.pull(HOME);
            await people[one].clock.advance(5_000);
          }
          const [mine, theirs] = tabs.map(({ editor }) => canonicalJson(bodyOf(editor)));
          expect(mine).toBe(theirs);
          expect(mine).toBe(canonicalJson(server.stand?.body));
        },
      ),
      { numRuns: 10 },
    );
  });

  it('one person has one request under way, however many documents and answers there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom<Fate>('ok', 'lost-before', 'lost-after')), async (fates) => {
        const { server, browser, tab } = await start(fates);
        for (let round = 0; round < 12; round += 1) {
          type(tab, 'a', `x${String(round)}`);
          void tab.autosave.saveNow();
          await browser.clock.advance(round * 100);
        }
        await browser.clock.advance(60_000);
        expect(server.mostInFlight).toBe(1);
        expect(titleOf(server.stand?.body, 'a')).toBe('x11');
      }),
      { numRuns: 40 },
    );
  });
});
