# Sets up a Tryton database as its own wizards do: a company, the minimal chart of accounts, and a user of the Account group.
# Arguments: database, login. The user's password is read from the input.
import os
import sys

database, login = sys.argv[1:]
# The modules' own helpers are part of their tests, which ask for it when they are imported.
os.environ['DB_NAME'] = database

from proteus import Model, config
from trytond.modules.account.tests.tools import create_chart
from trytond.modules.company.tests.tools import create_company, get_company
from trytond.modules.currency.tests.tools import get_currency

config.set_trytond(f'postgresql:///{database}')
create_company(currency=get_currency('USD'))
company = get_company()
create_chart(company)
user = Model.get('res.user')(name='Bench', login=login, password=sys.stdin.read(), company=company)
user.companies.append(company)
user.groups.extend(Model.get('res.group').find([('name', '=', 'Account')]))
user.save()
