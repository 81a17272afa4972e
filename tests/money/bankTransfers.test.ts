import { expect, it } from 'vitest';
import { isIban } from '../../server/core/rules/isIban.ts';
import { pain001, transfersCsv } from '../../server/ledger/bankFile/bankTransfers.ts';

const file = {
  number: 'PR-2026-0007',
  purpose: 'SALA' as const,
  createdAt: new Date('2026-11-28T09:30:00Z'),
  executeOn: '2026-11-30',
  currency: 'EUR',
  remark: 'November 2026',
  debtor: { name: 'Atlas & Sons <Trading>', iban: 'ES91 2100 0418 4502 0005 1332', bic: 'CAIXESBBXXX' },
  transfers: [
    { reference: 'a1', name: 'Núria Peña', account: 'DE89370400440532013000', amount: '1800.50' },
    { reference: 'b2', name: 'سارة خالد', account: '0042-7781', amount: '999.5' },
  ],
};

it('knows an IBAN by its check digits', () => {
  expect(['ES9121000418450200051332', 'DE89370400440532013000', 'JO94CBJO0010000000000131000302'].map(isIban)).toEqual([true, true, true]);
  expect(['ES9121000418450200051333', '0042-7781', 'DE89', ''].map(isIban)).toEqual([false, false, false, false]);
});

it('writes pain.001 with the sums of its payments, in names as they are and without markup of theirs', () => {
  const xml = pain001(file);
  expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>2800.00<\/CtrlSum>/g)).toHaveLength(2);
  expect(xml).toContain('<Nm>Atlas &amp; Sons &lt;Trading&gt;</Nm>');
  expect(xml).toContain('<DbtrAcct><Id><IBAN>ES9121000418450200051332</IBAN></Id><Ccy>EUR</Ccy></DbtrAcct>');
  expect(xml).toContain(
    '<InstdAmt Ccy="EUR">1800.50</InstdAmt></Amt><Cdtr><Nm>Núria Peña</Nm></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN>',
  );
  expect(xml).toContain('<Nm>سارة خالد</Nm></Cdtr><CdtrAcct><Id><Othr><Id>0042-7781</Id></Othr></Id>');
  expect(xml).toContain('<BtchBookg>true</BtchBookg>');
  expect(xml).toContain('<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf>');
  expect(xml).toContain('</DbtrAgt><ChrgBr>SLEV</ChrgBr><CdtTrfTxInf>');
  expect(pain001({ ...file, currency: 'JOD' })).not.toMatch(/SEPA|SLEV/);
});

it('tells the bank of a vendor and what each payment is for', () => {
  const paid = {
    reference: 'P-1',
    name: 'Keller',
    account: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    amount: '12',
    remark: 'RE-1, RE-2',
  };
  const xml = pain001({ ...file, purpose: 'SUPP', transfers: [paid] });
  expect(xml).toContain('<BtchBookg>false</BtchBookg>');
  expect(xml).toContain('<CtgyPurp><Cd>SUPP</Cd></CtgyPurp>');
  expect(xml).toContain('</Amt><CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></CdtrAgt><Cdtr>');
  expect(xml).toContain('<RmtInf><Ustrd>RE-1, RE-2</Ustrd></RmtInf>');
});

it('writes CSV whose fields no spreadsheet runs', () => {
  const [head, first, second] = transfersCsv({ ...file, transfers: [{ ...file.transfers[0], name: '=1+1' }, file.transfers[1]] }).split(
    '\r\n',
  );
  expect(head).toBe('\uFEFFreference,name,account,amount,currency,date,remark');
  expect(first).toContain("'=1+1");
  expect(second).toContain('سارة خالد,0042-7781,999.50,EUR,2026-11-30');
});
