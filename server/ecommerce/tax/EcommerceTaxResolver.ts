import { Resolver } from 'type-graphql';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { EcommerceTax } from './EcommerceTax.ts';
import { EcommerceTaxService } from './EcommerceTaxService.ts';

@Resolver()
export class EcommerceTaxResolver extends CrudResolver({
  Entity: EcommerceTax,
  plural: 'ecommerceTaxes',
  Service: EcommerceTaxService,
  filter: ['country', 'rate', 'updatedAt'],
}) {}
