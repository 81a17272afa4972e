import { projectDates } from './dated.ts';
import { StatusColumnResolver } from './column/StatusColumnResolver.ts';
import { ProjectOverviewResolver } from './overview/ProjectOverviewResolver.ts';
import { taskTemplate } from './print/taskTemplate.ts';
import { sprintTemplate } from './print/sprintTemplate.ts';
import { projectsRoutes } from './projects.rest.ts';
import { BillingResolver } from './billing/BillingResolver.ts';
import { ChecklistItem } from './checklist/ChecklistItem.ts';
import { ChecklistResolver } from './checklist/ChecklistResolver.ts';
import { projectCalendars } from './calendar/projectCalendars.ts';
import { GuestLink } from './guest/GuestLink.ts';
import { GuestLinkResolver } from './guest/GuestLinkResolver.ts';
import { SharedProjectResolver } from './guest/SharedProjectResolver.ts';
import { ProjectMoneyResolver } from './money/ProjectMoneyResolver.ts';
import { tellOfBudgets } from './money/tellOfBudgets.ts';
import { RecurringTask } from './recurring/RecurringTask.ts';
import { RecurringTaskResolver } from './recurring/RecurringTaskResolver.ts';
import { runRecurringTasks } from './recurring/runRecurringTasks.ts';
import { TaskTemplate } from './template/TaskTemplate.ts';
import { TaskTemplateResolver } from './template/TaskTemplateResolver.ts';
import { ProjectRate } from './rate/ProjectRate.ts';
import { ProjectRateResolver, ProjectRatesResolver } from './rate/ProjectRateResolver.ts';
import { Sprint } from './sprint/Sprint.ts';
import { ProjectSprintsResolver, SprintResolver } from './sprint/SprintResolver.ts';
import { Task, TaskAssignee, TaskDependency } from './task/Task.ts';
import { ColumnTasksResolver, ProjectTasksResolver } from './task/TaskListsResolver.ts';
import { TaskCommentResolver, TaskResolver } from './task/TaskResolver.ts';
import { tellDueTasks } from './task/tellDueTasks.ts';
import { TimeEntry } from './time/TimeEntry.ts';
import { TimelineResolver } from './timeline/TimelineResolver.ts';
import { TimerResolver } from './timer/TimerResolver.ts';
import { ProjectTimeResolver, TimeEntryResolver } from './time/TimeEntryResolver.ts';
import { WorkloadResolver } from './workload/WorkloadResolver.ts';
import { timeDecision } from './timesheet/TimeDecisionService.ts';
import { TimesheetResolver } from './timesheet/TimesheetResolver.ts';
import { projectInbox } from './inbox.ts';

/** The work on projects: tasks on a board of their statuses, worked on in sprints, and the time it takes. */
export const projects = {
  entities: [ChecklistItem, GuestLink, ProjectRate, RecurringTask, Sprint, Task, TaskAssignee, TaskDependency, TaskTemplate, TimeEntry],
  resolvers: [
    BillingResolver,
    ChecklistResolver,
    ColumnTasksResolver,
    GuestLinkResolver,
    ProjectMoneyResolver,
    ProjectOverviewResolver,
    ProjectRateResolver,
    ProjectRatesResolver,
    ProjectSprintsResolver,
    ProjectTasksResolver,
    ProjectTimeResolver,
    RecurringTaskResolver,
    SharedProjectResolver,
    SprintResolver,
    StatusColumnResolver,
    TaskCommentResolver,
    TaskResolver,
    TaskTemplateResolver,
    TimeEntryResolver,
    TimesheetResolver,
    TimelineResolver,
    TimerResolver,
    WorkloadResolver,
  ],
  calendars: projectCalendars,
  hourly: { runRecurringTasks, tellDueTasks, tellOfBudgets },
  routes: projectsRoutes,
  printTemplates: [sprintTemplate, taskTemplate],
  dated: projectDates,
  inbox: projectInbox,
  mailedDecisions: [timeDecision],
};
