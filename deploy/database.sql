-- The owner of Noria's tables is not a superuser and only runs migrations. It may create the roles that requests and platform jobs run as.
create role noria login createrole nosuperuser password 'noria-on-this-machine';
create database noria owner noria encoding 'UTF8' template template0 locale_provider 'builtin' builtin_locale 'C.UTF-8' locale 'C';
-- The serving role owns nothing.
create role noria_server login nosuperuser password 'noria-serves-on-this-machine';
