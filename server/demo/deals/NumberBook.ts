import type { EntityManager } from '@mikro-orm/postgresql';
import type { NumberSeries } from '../../core/numbering/drawNumber.ts';

/** Assigns the numbers of one document type in the order of its days, without gaps and from 1 each year. */
export class NumberBook {
  private readonly last = new Map<string, { number: number; day: string }>();

  constructor(private readonly series: NumberSeries) {}

  /** Returns the next number in the year of `day` (2026-11-21). */
  draw(day: string): string {
    const year = day.slice(0, 4);
    const number = (this.last.get(year)?.number ?? 0) + 1;
    this.last.set(year, { number, day });
    return this.text(year, number);
  }

  /** Lets the company's own services draw a number that was drawn here: the next document of its year gets it. */
  async handOver(em: EntityManager, drawn: string): Promise<void> {
    const [year, number] = drawn.split('-').slice(-2);
    await this.store(em, year, Number(number), null);
  }

  /** Stores the number series, so that the company continues from here. */
  async close(em: EntityManager): Promise<void> {
    for (const [year, { number, day }] of this.last) await this.store(em, year, number + 1, this.series.isInOrder ? day : null);
  }

  private text(year: string, number: number): string {
    return `${this.series.prefix}-${year}-${String(number).padStart(5, '0')}`;
  }

  private store(em: EntityManager, year: string, next: number, lastOn: string | null) {
    return em.execute(
      `insert into number_series (document_type, fiscal_year, prefix, next, last_on) values (?, ?, ?, ?, ?)
       on conflict (company_id, document_type, fiscal_year) do update set next = excluded.next, last_on = excluded.last_on`,
      [this.series.documentType, Number(year), this.series.prefix, next, lastOn],
    );
  }
}
