// To learn in which languages it can write numbers takes a browser long, once for all threads of a page: this one does so while scripts are on their way.
Intl.NumberFormat.supportedLocalesOf('en');
close();
