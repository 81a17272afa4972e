import { Resolver } from 'type-graphql';
import { CrudResolver } from '../graphql/CrudResolver.ts';
import { CustomField } from './CustomField.ts';
import { CustomFieldService } from './CustomFieldService.ts';

@Resolver()
export class CustomFieldResolver extends CrudResolver({
  Entity: CustomField,
  plural: 'customFields',
  Service: CustomFieldService,
  filter: ['recordType', 'key', 'label', 'kind', 'isRequired', 'position', 'status', 'updatedAt'],
}) {}
