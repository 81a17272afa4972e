/**
 * How much one request may hold, whatever is asked with it. Each command has narrower limits of its own, and says so in its own words; here
 * is refused what would take long to look at. The longest list that a command takes is 10 000 ids.
 */
export const bounds = {
  /** Values of any kind, in all. */
  values: 25_000,
  /** Entries of one list. */
  items: 20_000,
  /** Objects, in all. */
  objects: 2_000,
  /** Fields of one object. */
  fields: 1_000,
  /** Characters of a field's name. */
  name: 1_000,
  /** Characters of a text. */
  text: 100_000,
  /** Lists and objects within each other. */
  levels: 20,
};

/** Which bound a request exceeds: a message id, and the values that its text names. */
export interface Excess {
  messageId: 'bodyTooLarge' | 'requestListTooLong' | 'requestTextTooLong' | 'requestTooDeep';
  params?: { max: number };
}

/** The first bound that values read from a request exceed. Looks no further than to there. */
export function excessOf(values: object, except?: string): Excess | undefined {
  return new Count().inside(values, 1, except);
}

const tooLarge: Excess = { messageId: 'bodyTooLarge' };

class Count {
  #values = 0;
  #objects = 0;

  /** The first bound that a list or an object exceeds. `except` names a field that has bounds of its own. */
  inside(value: object, level: number, except?: string): Excess | undefined {
    if (level > bounds.levels) return { messageId: 'requestTooDeep', params: { max: bounds.levels } };
    if (Array.isArray(value)) {
      if (value.length > bounds.items) return { messageId: 'requestListTooLong', params: { max: bounds.items } };
      for (const item of value) {
        const excess = this.#of(item, level);
        if (excess) return excess;
      }
      return undefined;
    }
    // A file to come, or whatever else a parser has made, is not the client's to fill.
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return undefined;
    if (++this.#objects > bounds.objects) return tooLarge;
    let fields = 0;
    for (const name in value) {
      if (++fields > bounds.fields || name.length > bounds.name) return tooLarge;
      if (name === except) continue;
      const excess = this.#of((value as Record<string, unknown>)[name], level);
      if (excess) return excess;
    }
    return undefined;
  }

  #of(value: unknown, level: number): Excess | undefined {
    if (++this.#values > bounds.values) return tooLarge;
    if (typeof value === 'string')
      return value.length > bounds.text ? { messageId: 'requestTextTooLong', params: { max: bounds.text } } : undefined;
    return typeof value === 'object' && value !== null ? this.inside(value, level + 1) : undefined;
  }
}

const [quote, comma, brace, bracket, backslash] = [...'",{[\\'].map(mark => mark.charCodeAt(0));

/** Whether a JSON text holds more values than a request may, told without reading them: it is the reading that takes long. */
export function isCrowded(json: string): boolean {
  if (json.length <= 2 * bounds.values) return false;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const mark = json.charCodeAt(at);
    if (mark === quote) at = endOfText(json, at);
    else if ((mark === comma || mark === brace || mark === bracket) && ++values > bounds.values) return true;
  }
  return false;
}

/** Where the text ends that begins at a quotation mark. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
