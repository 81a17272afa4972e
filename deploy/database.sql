-- The owner of Noria's tables is no superuser, and migrates only. It may make the roles that requests and the platform's work are granted something as.
create role noria login createrole nosuperuser password 'noria-on-this-machine';
create database noria owner noria encoding 'UTF8' template template0 locale_provider 'builtin' builtin_locale 'C.UTF-8' locale 'C';
-- Who serves owns nothing.
create role noria_server login nosuperuser password 'noria-serves-on-this-machine';
