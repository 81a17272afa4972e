/** Times, errors and conflicts of all requests. */
export class Measures {
  #times = new Map();
  #errors = new Map();
  #conflicts = 0;

  /** Counts one answered request, in milliseconds. */
  add(kind, milliseconds) {
    if (!this.#times.has(kind)) this.#times.set(kind, []);
    this.#times.get(kind).push(milliseconds);
  }

  addError(kind, code) {
    const name = `${kind}: ${code}`;
    this.#errors.set(name, (this.#errors.get(name) ?? 0) + 1);
  }

  /** Counts a write that was refused because somebody else had changed the record. */
  addConflict() {
    this.#conflicts += 1;
  }

  get requestCount() {
    return this.#times.values().reduce((sum, times) => sum + times.length, 0);
  }

  get errorCount() {
    return this.#errors.values().reduce((sum, count) => sum + count, 0);
  }

  /** Milliseconds within which such a share of all requests was answered. */
  quantile(share) {
    return quantileOf([...this.#times.values()].flat(), share);
  }

  print(seconds) {
    const line = cells => console.log(`| ${cells.join(' | ')} |`);
    line(['kind', 'requests', 'p50 ms', 'p95 ms', 'p99 ms']);
    line(['---', '---', '---', '---', '---']);
    const all = [...this.#times].sort(([one], [other]) => one.localeCompare(other));
    for (const [kind, times] of [...all, ['all', all.flatMap(([, each]) => each)]]) {
      const at = share => quantileOf(times, share).toFixed(1);
      line([kind, times.length.toLocaleString('en'), at(0.5), at(0.95), at(0.99)]);
    }
    console.log(`${(this.requestCount / seconds).toFixed(1)} requests a second over ${seconds.toFixed(0)} s`);
    console.log(`Errors: ${this.errorCount}`);
    for (const [name, count] of this.#errors) console.log(`  ${count} × ${name}`);
    console.log(`Conflicts: ${this.#conflicts}`);
  }
}

function quantileOf(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}
