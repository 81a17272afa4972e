import { ApiKey } from './apiKey/ApiKey.ts';
import { ApiKeyResolver } from './apiKey/ApiKeyResolver.ts';
import { AuditEntry } from './trail/AuditEntry.ts';
import { AuditResolver } from './trail/AuditResolver.ts';
import { HistoryEntry } from './trail/HistoryEntry.ts';
import { ChangeResolver } from './live/ChangeResolver.ts';
import { CalendarFeedResolver } from './calendar/CalendarFeedResolver.ts';
import { CustomField } from './customField/CustomField.ts';
import { CustomFieldResolver } from './customField/CustomFieldResolver.ts';
import { CompanyUser } from './companyUser/CompanyUser.ts';
import { CompanyUserResolver } from './companyUser/CompanyUserResolver.ts';
import { ErasureResolver } from './erasure/ErasureResolver.ts';
import { StoredFile } from './files/StoredFile.ts';
import { NodeResolver } from './graphql/NodeResolver.ts';
import { Notification } from './notification/Notification.ts';
import { NotificationResolver } from './notification/NotificationResolver.ts';
import { CompanyExportResolver } from './companyExport/CompanyExportResolver.ts';
import { coreInvariants } from './invariants/coreInvariants.ts';
import { InvariantCheck } from './invariants/InvariantCheck.ts';
import { InvariantResolver } from './invariants/InvariantResolver.ts';
import { UndoResolver } from './bulk/UndoResolver.ts';
import { ImportResolver } from './import/ImportResolver.ts';
import { OutboxMail } from './mail/OutboxMail.ts';
import { OutboxResolver } from './mail/OutboxResolver.ts';
import { SendResolver } from './print/SendResolver.ts';
import { SentDocument } from './print/SentDocument.ts';
import { ListSetting } from './savedView/ListSetting.ts';
import { SavedView } from './savedView/SavedView.ts';
import { SavedViewResolver } from './savedView/SavedViewResolver.ts';
import { mailDueViews } from './savedView/mailDueViews.ts';
import { ViewMail } from './savedView/ViewMail.ts';
import { viewMailPages } from './savedView/viewMail.pages.ts';
import { ViewMailResolver } from './savedView/ViewMailResolver.ts';
import { SecondFactorResolver } from './secondFactor/SecondFactorResolver.ts';
import { SecondStepResolver } from './secondFactor/SecondStepResolver.ts';
import { SearchResolver } from './search/SearchResolver.ts';
import { AccountResolver } from './session/AccountResolver.ts';
import { Comment } from './record/Comment.ts';
import { CommentReaction } from './record/CommentReaction.ts';
import { AttachmentResolver } from './record/AttachmentResolver.ts';
import { RecordFile } from './record/RecordFile.ts';
import { RecordResolver } from './record/RecordResolver.ts';
import { authRoutes } from './session/session.rest.ts';
import { SessionResolver } from './session/SessionResolver.ts';
import { LinkedAccountResolver } from './socialSignIn/LinkedAccountResolver.ts';
import { SocialResolver } from './socialSignIn/SocialResolver.ts';
import { stylePage } from './pages/style.ts';
import { BackgroundTask } from './task/BackgroundTask.ts';
import { BackgroundTaskResolver } from './task/BackgroundTaskResolver.ts';
import { ImpersonationResolver } from './session/ImpersonationResolver.ts';
import { DatedResolver } from './dated/DatedResolver.ts';
import { DecisionByLinkResolver } from './decision/DecisionByLinkResolver.ts';
import { InboxResolver } from './inbox/InboxResolver.ts';
import { WebhookDelivery } from './webhook/WebhookDelivery.ts';
import { WebhookEndpoint } from './webhook/WebhookEndpoint.ts';
import { WebhookResolver } from './webhook/WebhookResolver.ts';

/** Contents of the core module, which every other module builds on. */
export const core = {
  entities: [
    ApiKey,
    AuditEntry,
    BackgroundTask,
    CompanyUser,
    Comment,
    CommentReaction,
    CustomField,
    HistoryEntry,
    InvariantCheck,
    ListSetting,
    Notification,
    OutboxMail,
    RecordFile,
    SavedView,
    SentDocument,
    StoredFile,
    ViewMail,
    WebhookDelivery,
    WebhookEndpoint,
  ],
  resolvers: [
    AccountResolver,
    ApiKeyResolver,
    AuditResolver,
    BackgroundTaskResolver,
    CalendarFeedResolver,
    ChangeResolver,
    CompanyUserResolver,
    CompanyExportResolver,
    CustomFieldResolver,
    ErasureResolver,
    AttachmentResolver,
    ImportResolver,
    UndoResolver,
    InvariantResolver,
    LinkedAccountResolver,
    NodeResolver,
    NotificationResolver,
    OutboxResolver,
    RecordResolver,
    SavedViewResolver,
    SearchResolver,
    SecondFactorResolver,
    SecondStepResolver,
    SendResolver,
    SessionResolver,
    SocialResolver,
    ImpersonationResolver,
    ViewMailResolver,
    WebhookResolver,
    DatedResolver,
    DecisionByLinkResolver,
    InboxResolver,
  ],
  routes: authRoutes,
  pages: [stylePage, ...viewMailPages],
  minutely: { mailDueViews },
  invariants: coreInvariants,
};
