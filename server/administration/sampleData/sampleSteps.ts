import type { Permission } from '../../core/access/Permission.ts';
import type { SampleText } from './SampleText.ts';
import { crmSample } from './crmSample.ts';
import { hrmSample } from './hrmSample.ts';
import type { SampleSetting, SampleStep } from './SampleStep.ts';
import { at, dayAfter, email, phone, status } from './sampleValues.ts';

/** Goods, which the shop sells too; made once. */
const products = ({ products: goods }: SampleText): SampleStep[] =>
  goods.map(([name, manufacturer], index) => ({
    type: 'InventoryProduct',
    name: `product${index}`,
    values: { name, manufacturer, purchasePrice: String(40 + index * 55), salePrice: String(80 + index * 110), reorderLevel: '0' },
  }));

/** Returns the sample data of each module, in the order in which the records refer to each other. */
export const sampleSteps: Partial<Record<keyof typeof Permission, (setting: SampleSetting) => SampleStep[]>> = {
  HRM: hrmSample,
  INVENTORY: ({ text }) => [
    ...products(text),
    ...text.services.map(([title, description], index): SampleStep => ({
      type: 'InventoryService',
      values: {
        title,
        description,
        serviceType: index ? 'HOURLY' : 'FIXED',
        charges: String(45 + index * 10),
        vatCategory: 'STANDARD_RATED',
        status,
      },
    })),
  ],
  CRM: crmSample,
  PROCUREMENT: ({ text, country, language }) => [
    ...text.groups.map((title, index): SampleStep => ({ type: 'ProductGroup', name: `group${index}`, values: { title, status } })),
    ...text.vendors.map(([companyName, name], index): SampleStep => ({
      type: 'Vendor',
      values: {
        name,
        companyName,
        email: email('vendor', index),
        phone: phone(80 + index),
        address: text.address,
        country,
        vendorType: 'RECURRING',
        productGroupIds: [`@group${index % 2}`],
        language,
        status,
      },
    })),
    ...text.supplies.map((name, index): SampleStep => ({
      type: 'ProcurementProduct',
      values: { name, productGroupIds: [`@group${index % 2}`], status },
    })),
  ],
  PROJECT_MANAGEMENT: ({ text: { project, tasks }, userId, today, columns }) => [
    {
      type: 'Project',
      name: 'project',
      values: {
        name: project.name,
        key: null,
        categories: [project.category],
        priority: 'MEDIUM',
        startOn: today,
        dueOn: dayAfter(today, 90),
        budget: '25000',
        memberIds: [userId],
        description: project.text,
      },
    },
    ...tasks.map((name, index): SampleStep => ({
      type: 'Task',
      values: {
        name,
        projectId: '@project',
        columnId: at(columns.tasks, index),
        priority: at(['HIGH', 'MEDIUM', 'LOW'], index),
        assigneeIds: [userId],
        startOn: dayAfter(today, index * 10),
        dueOn: dayAfter(today, 9 + index * 14),
        tags: [project.tag],
        summary: name,
      },
    })),
  ],
  ECOMMERCE: ({ text }) => [
    ...products(text).slice(0, 4),
    { type: 'EcommerceProductGroup', name: 'shopGroup', values: { title: text.groups[0], status } },
    ...text.products.slice(0, 4).map(([name], index): SampleStep => ({
      type: 'EcommerceProduct',
      values: {
        name,
        shortDescription: text.shopText,
        detailDescription: text.shopText,
        groupId: '@shopGroup',
        inventoryProductId: `@product${index}`,
        price: String(90 + index * 110),
        discountPrice: String((index % 2 ? 80 : 90) + index * 110),
        stock: '0',
        status,
      },
    })),
  ],
  FINANCIAL_MANAGEMENT: ({ text, today }) => [
    ...text.heads.map(([title, description, category], index): SampleStep => ({
      type: 'ExpenseHead',
      values: { title, description, category, type: index ? 'VARIABLE' : 'FIXED', mode: 'BANK', onBreach: 'WARN', status },
    })),
    {
      type: 'Budget',
      values: {
        title: text.budget,
        startsOn: `${today.slice(0, 4)}-01-01`,
        endsOn: `${today.slice(0, 4)}-12-31`,
        onBreach: 'WARN',
        status,
        lines: text.heads.map(([title], index) => ({ title, amount: String(12_000 - index * 4_000) })),
      },
    },
  ],
};
