// Requisitions, vendors' links, quotations and awards share the server of world.ts.
import './requisitions.ts';
import './vendorRequests.ts';
import './awards.ts';
