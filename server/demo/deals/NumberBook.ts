import type { EntityManager } from '@mikro-orm/postgresql';

/** Assigns the numbers of one document type in the order of its days, without gaps and from 1 each year. */
export class NumberBook {
  private readonly last = new Map<string, number>();

  constructor(
    private readonly documentType: string,
    private readonly prefix: string,
  ) {}

  /** Returns the next number in the year of `day` (2026-11-21). */
  draw(day: string): string {
    const year = day.slice(0, 4);
    const next = (this.last.get(year) ?? 0) + 1;
    this.last.set(year, next);
    return `${this.prefix}-${year}-${String(next).padStart(5, '0')}`;
  }

  /** Stores the number series, so that the company continues from here. */
  async close(em: EntityManager): Promise<void> {
    for (const [year, last] of this.last)
      await em.execute('insert into number_series (document_type, fiscal_year, prefix, next) values (?, ?, ?, ?)', [
        this.documentType,
        Number(year),
        this.prefix,
        last + 1,
      ]);
  }
}
