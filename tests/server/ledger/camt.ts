/** A booking of a statement; what went out is negative. */
export interface Booking {
  on: string;
  amount: string;
  name?: string;
  iban?: string;
  text?: string;
}

interface Statement {
  iban?: string;
  currency?: string;
  opening?: string;
  closing?: string;
  lines: Booking[];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const side = (amount: string) => (amount.startsWith('-') ? 'DBIT' : 'CRDT');

/** Writes a statement as banks do (ISO 20022, camt.053.001.08); its closing balance is the sum, unless one is given. */
export function camt({ iban, currency = 'USD', opening, closing, lines }: Statement): string {
  const amountOf = (amount: string) => `<Amt Ccy="${currency}">${amount.replace('-', '')}</Amt><CdtDbtInd>${side(amount)}</CdtDbtInd>`;
  const balance = (code: string, amount: string) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountOf(amount)}</Bal>`;
  const sum = () =>
    (lines.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), Math.round(Number(opening) * 100)) / 100).toFixed(2);
  const entries = lines.map(({ on, amount, name, iban: account, text }) => {
    const other = amount.startsWith('-') ? 'Cdtr' : 'Dbtr';
    const parties = `${name ? `<${other}><Pty><Nm>${escaped(name)}</Nm></Pty></${other}>` : ''}${
      account ? `<${other}Acct><Id><IBAN>${account}</IBAN></Id></${other}Acct>` : ''
    }`;
    return `<Ntry>${amountOf(amount)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${on}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties>${parties}</RltdPties>
      <RmtInf>${text ? `<Ustrd>${escaped(text)}</Ustrd>` : ''}</RmtInf></TxDtls></NtryDtls></Ntry>`;
  });
  // What is only announced is not booked.
  const pending = `<Ntry><Amt Ccy="${currency}">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts></Ntry>`;
  const balances = opening === undefined ? '' : `${balance('OPBD', opening)}${balance('CLBD', closing ?? sum())}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>S-1</Id>
<Acct>${iban ? `<Id><IBAN>${iban}</IBAN></Id>` : ''}<Ccy>${currency}</Ccy></Acct>${balances}${entries.join('')}${pending}</Stmt></BkToCstmrStmt></Document>`;
}
