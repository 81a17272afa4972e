-- The owner of Noria's tables is no superuser; it may make the one role that requests run under.
create role noria login createrole nosuperuser password 'noria-on-this-machine';
create database noria owner noria encoding 'UTF8' template template0 locale_provider 'builtin' builtin_locale 'C.UTF-8' locale 'C';
