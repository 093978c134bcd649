/** Reads one demo shop from its folder: its documents as a merchant's are kept, its rows, and what it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import type { Preset } from '#schemas/presets/preset.ts';
import { presets, type PresetName } from '#schemas/presets/presets.gen.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';
import type { DemoPerson, DemoShop } from './demo-shop.ts';
import { fileOf, readDocumentFiles } from '#server/areas/pages/store/document-folder.ts';
import { readCounts, rowsOfTables } from './goods-rows.ts';
import { readTables } from './goods-tables.ts';
import { timesFrom } from './moments.ts';
import {
  readComments,
  readDoors,
  readEntitlements,
  readExams,
  readCertificates,
  readLearning,
  readLive,
  readRatings,
  readStudyDays,
  readTasks,
} from './rows.ts';
import type { PeopleFile, ShopFile } from './shop-files.ts';

type Documents = DemoShop['documents'];

/** Folder of all demo shops, each in one of its own, with the people of all of them. */
export const shopsFolder = (): string => shippedFile('demo/shops');

function lookDocuments(look: PresetName): Documents {
  const { navbar, footer, suspend, theme, home }: Preset = presets[look];
  return [
    { kind: 'page', id: 'home', body: home },
    { kind: 'navbar', id: 'main', body: navbar },
    { kind: 'footer', id: 'main', body: footer },
    { kind: 'suspend', id: 'main', body: suspend },
    { kind: 'theme', id: 'main', body: theme },
  ];
}

function readDocuments(dir: string, look: PresetName | undefined, now: number): Documents {
  const times = timesFrom(now, 'seconds');
  const own = readDocumentFiles(dir).map(({ kind, id, text }) => {
    const body: unknown = JSON.parse(text, times);
    return { kind, id, body };
  });
  const ownFiles = new Set(own.map(fileOf));
  const lookParts = look === undefined ? [] : lookDocuments(look);
  return [...lookParts.filter((document) => !ownFiles.has(fileOf(document))), ...own];
}

function readPeople({ people, organization = [] }: Static<typeof ShopFile>): DemoPerson[] {
  const path = join(shopsFolder(), 'people.json');
  const all: Static<typeof PeopleFile> = JSON.parse(readFileSync(path, 'utf8'));
  return people.map((name) => {
    const person = all[name];
    if (person === undefined) throw new Error(`${path} has nobody named ${name}`);
    return organization.includes(name) ? { ...person, roles: [...person.roles, 'organization'] } : person;
  });
}

/** One demo shop with its times counted from `now`; its files were judged when the registry was written. */
export function readDemoShop(label: string, now: number): DemoShop {
  const dir = join(shopsFolder(), label);
  const shop: Static<typeof ShopFile> = JSON.parse(readFileSync(join(dir, 'shop.json'), 'utf8'));
  const { about, look, info, hot_words: hotWords = [] } = shop;
  const tables = readTables(dir, now);
  const { goods, details, coupons, limits } = rowsOfTables(tables, readCounts(dir, now));
  return {
    label,
    about,
    info: { ...PLAIN_SHOP, ...info },
    documents: readDocuments(dir, look, now),
    goods,
    details,
    exams: readExams(dir),
    coupons,
    hotWords,
    tables,
    people: readPeople(shop),
    doors: readDoors(dir),
    rights: { limits, entitlements: readEntitlements(dir, now) },
    comments: readComments(dir, now),
    ratings: readRatings(dir),
    records: readLearning(dir, now),
    certificates: readCertificates(dir, now),
    studyDays: readStudyDays(dir, now),
    tasks: readTasks(dir, now),
    rooms: readLive(dir, now),
  };
}
