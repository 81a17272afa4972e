/**
 * Limits on the size of any request. Each command has narrower limits with error messages of its own; these reject requests that would take
 * long to process. The longest list that a command takes is 10 000 ids.
 */
export const bounds = {
  /** Total number of values of any kind. */
  values: 25_000,
  /** Entries of one list. */
  items: 20_000,
  /** Total number of objects. */
  objects: 2_000,
  /** Fields of one object. */
  fields: 1_000,
  /** Characters of a field name. */
  name: 1_000,
  /** Characters of a text. */
  text: 100_000,
  /** Nesting depth of lists and objects. */
  levels: 20,
};

/** The limit that a request exceeds: a message id and the parameters of its message. */
export interface Excess {
  messageId: 'bodyTooLarge' | 'requestListTooLong' | 'requestTextTooLong' | 'requestTooDeep';
  params?: { max: number };
}

/**
 * Returns the first limit that the values of a request exceed, and stops there. `except` names a top-level field that has limits of its
 * own.
 */
export function excessOf(values: object, except?: string): Excess | undefined {
  return new Count().inside(values, 1, except);
}

const tooLarge: Excess = { messageId: 'bodyTooLarge' };

class Count {
  #values = 0;
  #objects = 0;

  /** Returns the first limit that a list or an object exceeds. `except` names a field that has limits of its own. */
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
    // Uploads and other objects created by a parser are not under the client's control.
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

/** Whether a JSON text holds more values than a request may, without parsing it, since parsing is the expensive part. */
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

/** Returns the index of the closing quotation mark of the string that opens at `start`. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
