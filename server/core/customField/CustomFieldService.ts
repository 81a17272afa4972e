import { seeingAll } from '../access/seeingAll.ts';
import { InvalidInput, Refused } from '../errors.ts';
import { ServiceOf } from '../record/EntityService.ts';
import { CustomField } from './CustomField.ts';
import { customFieldLimit, customFieldRules, type CustomFieldValues } from './customField.rules.ts';
import { customizedClass } from './customized.ts';

/** What a field is stays, because records hold values of it. */
const fixed = ['recordType', 'key', 'kind', 'target'] as const;

/** The fields that a company adds to its records. */
export class CustomFieldService extends ServiceOf(CustomField, customFieldRules) {
  protected override async guard(values: CustomFieldValues, current?: CustomField) {
    const changed = current ? fixed.filter(name => values[name] !== current[name]) : [];
    if (changed.length) throw new InvalidInput(...changed.map(field => ({ field, code: 'cannotChange' })));
  }

  protected override async derive(values: CustomFieldValues, current?: CustomField) {
    const { recordType, kind, label, position } = values;
    const others = current ? [] : await this.fieldsOf(recordType);
    if (others.length >= customFieldLimit) throw new Refused('tooManyCustomFields', { max: customFieldLimit });
    const taken = new Set(others.map(({ key }) => key));
    return {
      key: current?.key ?? values.key ?? freeKey(label, taken),
      position: position ?? current?.position ?? Math.max(0, ...others.map(other => other.position)) + 1,
      choices: kind === 'CHOICE' ? values.choices : [],
      target: kind === 'REFERENCE' ? values.target : null,
    };
  }

  /** Values would be lost, or come back with another field of the same key. */
  protected override async guardDelete({ recordType, key }: CustomField) {
    const { tableName } = this.em.getMetadata().get(customizedClass(recordType));
    const [{ count }] = await seeingAll(this.scope, () =>
      this.em.execute<[{ count: number }]>(
        `select count(*)::int as count from ${tableName} where company_id = noria_company() and jsonb_exists(custom_fields, ?)`,
        [key],
      ),
    );
    if (count) throw new Refused('customFieldHasValues', { count });
  }

  /** The fields of a type of record; waits for whoever adds one at the same moment. */
  private async fieldsOf(recordType: string) {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('custom fields of ' || noria_company() || ?::text, 0))`, [
      recordType,
    ]);
    return this.em.execute<{ key: string; position: number }[]>(
      'select key, position from custom_field where company_id = noria_company() and record_type = ? and deleted_at is null',
      [recordType],
    );
  }
}

/** Makes a key from a label: `delivery_zone`, or `field` where the label has no Latin letters, with a number if it is taken. */
function freeKey(label: string, taken: ReadonlySet<string>): string {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const [first = '', ...rest] = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const words = [first.replace(/^\d+/, ''), ...rest].filter(Boolean).join('_').replace(/^\d/, 'n$&');
  const stem = words.slice(0, 36) || 'field';
  for (let number = 1; ; number++) {
    const key = number === 1 ? stem : `${stem}_${number}`;
    if (!taken.has(key)) return key;
  }
}
