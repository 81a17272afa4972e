import { Button } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from '../../fields/Form.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { Modal, ModalBody, ModalFooter } from '../../ui/Modal.tsx';
import { columnTitle, type Column } from '../Column.ts';
import { useAddress } from '../useAddress.ts';
import { FilterField } from './FilterField.tsx';
import { addressOf, fieldsOf } from './filterValues.ts';
import type { Choosers } from './filterText.ts';
import type { ListSpec } from './ListSpec.ts';

interface FilterPanelProps {
  spec: ListSpec;
  columns: Pick<Column<never>, 'label' | 'title' | 'sort'>[];
  choosers: Choosers;
  onClose: () => void;
}

/** All filters of a list, and its sort order, which phones need since they show no column heads. */
export function FilterPanel({ spec, columns, choosers, onClose }: FilterPanelProps) {
  const intl = useIntl();
  const id = useId();
  const { address, change } = useAddress();
  const values = Object.assign(
    { sort: address.get('sort') ?? '' },
    ...spec.filters.map(filter => fieldsOf(filter, address.get(filter.name) ?? '')),
  );
  const form = useForm<Record<string, unknown>>({ defaultValues: values as Record<string, unknown> });
  const apply = async (given: Record<string, unknown>) => {
    await change({
      ...Object.fromEntries(spec.filters.map(filter => [filter.name, addressOf(filter, given)])),
      sort: given.sort as string,
    });
    onClose();
  };
  const clear = async () => {
    await change(Object.fromEntries([...spec.filters.map(({ name }) => name), 'sort'].map(name => [name, null])));
    onClose();
  };
  const orders = columns.flatMap(({ sort, label, title }) => {
    if (!sort || !spec.sorts.includes(sort)) return [];
    const name = columnTitle(intl, { label, title });
    return [
      { value: sort, label: intl.formatMessage({ id: 'filter.ascending' }, { name }) },
      { value: `-${sort}`, label: intl.formatMessage({ id: 'filter.descending' }, { name }) },
    ];
  });
  return (
    <Modal title={intl.formatMessage({ id: 'filter.title' })} onClose={onClose}>
      <ModalBody>
        <Form form={form} id={id} onSubmit={apply}>
          {spec.filters.map(filter => (
            <FilterField key={filter.name} filter={filter} stem={spec.name} Chooser={choosers[filter.name]} />
          ))}
          {orders.length > 0 && (
            <SelectField
              name="sort"
              label={<FormattedMessage id="filter.sort" />}
              placeholder={intl.formatMessage({ id: 'filter.ownOrder' })}
              options={orders}
            />
          )}
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={() => void clear()}>
          <FormattedMessage id="filter.clear" />
        </Button>
        <Button type="submit" form={id}>
          <FormattedMessage id="filter.apply" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
