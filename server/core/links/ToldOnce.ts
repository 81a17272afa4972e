/** A text that is answered and nowhere kept: where a command's answer is stored for its replay, nothing stands in its place. */
export class ToldOnce {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  valueOf = () => this.#text;
  toJSON = () => null;
}
