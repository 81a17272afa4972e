// Checks that every message exists in all three languages, takes the same arguments in each, and is translated in each.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { fail } from './step.mjs';

const languages = ['en', 'ar', 'sp'];
/** Words that are the same in another language: names, codes, and words that Spanish shares with English. */
const shared = new Set(JSON.parse(readFileSync(new URL('./sameInEveryLanguage.json', import.meta.url), 'utf8')));
const complaints = [];
const owners = new Map();

for (const english of globSync(['web/**/*.en.json', 'server/**/*.en.json']).sort()) {
  const texts = Object.fromEntries(languages.map(language => [language, read(english.replace('.en.json', `.${language}.json`))]));
  for (const id of new Set(languages.flatMap(language => Object.keys(texts[language])))) compare(english, id, texts);
  if (english.startsWith('web')) for (const id of Object.keys(texts.en)) noteOwner(id, english);
}
if (complaints.length) fail(complaints.join('\n'));

function read(file) {
  if (!existsSync(file)) return complaints.push(`${file} is missing`) && {};
  const text = readFileSync(file, 'utf8');
  const ids = Array.from(text.matchAll(/^ {2}"([^"]+)":/gm), ([, id]) => id);
  // The later of two would win without a word.
  for (const [index, id] of ids.entries()) if (ids.indexOf(id) < index) complaints.push(`${file}: "${id}" is there twice`);
  return flat(JSON.parse(text));
}

/** Flattens grouped texts; an id is the path to its text. */
function flat(texts, prefix = '') {
  const entries = Object.entries(texts).map(([name, text]) =>
    typeof text === 'string' ? { [prefix + name]: text } : flat(text, `${prefix}${name}.`),
  );
  return Object.assign({}, ...entries);
}

function compare(file, id, texts) {
  const missing = languages.filter(language => !(id in texts[language]));
  if (missing.length) return void complaints.push(`${file}: "${id}" is missing in ${missing.join(' and ')}`);
  const [english, ...others] = languages.map(language => argumentsOf(file, id, language, texts[language][id]));
  others.forEach((found, index) => {
    const language = languages[index + 1];
    if (found !== english) complaints.push(`${file}: "${id}" takes {${english}} in en, {${found}} in ${language}`);
    if (texts[language][id] === texts.en[id] && !isShared(texts.en[id]))
      complaints.push(`${file}: "${id}" is not translated in ${language}: ${texts.en[id]}`);
  });
}

/** A text without letters outside its arguments needs no translation. */
function isShared(text) {
  return shared.has(text) || !/\p{L}/u.test(text.replace(/\{[^{}]*\}|<[^>]*>/g, ''));
}

function noteOwner(id, file) {
  if (owners.has(id)) complaints.push(`${file}: "${id}" is already in ${owners.get(id)}`);
  owners.set(id, file);
}

/** Names of a message's arguments and tags. Plural categories differ between languages, so they are not compared. */
function argumentsOf(file, id, language, text) {
  const names = new Set();
  const walk = elements => {
    for (const element of elements) {
      if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
      if (element.options) Object.values(element.options).forEach(option => walk(option.value));
      if (element.children) walk(element.children);
    }
  };
  try {
    walk(parse(text));
  } catch (error) {
    complaints.push(`${file}: "${id}" in ${language} is no ICU message: ${error.message}`);
  }
  return [...names].sort((one, other) => (one < other ? -1 : 1)).join(', ');
}
