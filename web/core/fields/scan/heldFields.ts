type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Held {
  value: string;
  start: number | null;
  end: number | null;
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Remembers field values from before a scan typed into the fields. */
export class HeldFields {
  readonly #held = new Map<Field, Held>();

  /** Remembers a field's value on the first call; ignores targets that are not fields. */
  hold(target: EventTarget | null): void {
    if (!isField(target) || this.#held.has(target)) return;
    const isText = !(target instanceof HTMLSelectElement);
    this.#held.set(target, {
      value: target.value,
      start: isText ? target.selectionStart : null,
      end: isText ? target.selectionEnd : null,
    });
  }

  valueOf(field: EventTarget | null): string | undefined {
    return isField(field) ? this.#held.get(field)?.value : undefined;
  }

  clear(): void {
    this.#held.clear();
  }

  /** Restores each value and dispatches an input event, as if it had been typed. */
  restore(): void {
    for (const [field, { value, start, end }] of this.#held) {
      if (field.value === value) continue;
      // React tracks the value set on the element itself; a value set through the prototype's setter counts as typed.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
    }
    this.clear();
  }
}
