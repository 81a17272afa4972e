import { peopleDates } from './dated.ts';
import { Application } from './application/Application.ts';
import { ApplicationColumn } from './application/ApplicationColumn.ts';
import { ApplicationColumnResolver } from './application/ApplicationColumnResolver.ts';
import { ApplicationResolver } from './application/ApplicationResolver.ts';
import { Appraisal } from './appraisal/Appraisal.ts';
import { AppraisalPeriod } from './appraisal/AppraisalPeriod.ts';
import { AppraisalPeriodResolver, AppraisalResolver, OwnAppraisalResolver } from './appraisal/AppraisalResolver.ts';
import { OwnAppraisal } from './appraisal/OwnAppraisal.ts';
import { TeamAppraisal } from './appraisal/TeamAppraisal.ts';
import { appraisalErasure } from './erasure/appraisalErasure.ts';
import { Attendance } from './attendance/Attendance.ts';
import { attendanceInvariants } from './attendance/attendance.invariants.ts';
import { AttendanceCorrection } from './attendance/AttendanceCorrection.ts';
import { AttendanceCorrectionResolver } from './attendance/AttendanceCorrectionResolver.ts';
import { AttendanceResolver } from './attendance/AttendanceResolver.ts';
import { AttendanceSheetResolver } from './attendance/AttendanceSheetResolver.ts';
import { ClockResolver } from './attendance/ClockResolver.ts';
import { flagForgotten } from './attendance/flagForgotten.ts';
import { OwnAttendance } from './attendance/OwnAttendance.ts';
import { OwnAttendanceCorrection } from './attendance/OwnAttendanceCorrection.ts';
import { careersPages } from './careers/careers.pages.ts';
import { CareersPage } from './careers/CareersPage.ts';
import { CareersPageResolver } from './careers/CareersPageResolver.ts';
import { applicationTemplate } from './print/applicationTemplate.ts';
import { employeeDocumentTemplate } from './print/employeeDocumentTemplate.ts';
import { payrollRunTemplate } from './print/payrollRunTemplate.ts';
import { ownPaySlipTemplate, paySlipTemplate } from './print/paySlipTemplate.ts';
import { payYearTemplates } from './print/payYearTemplate.ts';
import { applicationErasure } from './erasure/applicationErasure.ts';
import { correctionErasure } from './erasure/correctionErasure.ts';
import { Holiday } from './holiday/Holiday.ts';
import { HolidayResolver } from './holiday/HolidayResolver.ts';
import { hrmRoutes } from './hrm.rest.ts';
import { OwnTeamDelegation } from './delegation/OwnTeamDelegation.ts';
import { TeamDelegation } from './delegation/TeamDelegation.ts';
import { OwnTeamDelegationResolver, TeamDelegationResolver } from './delegation/TeamDelegationResolver.ts';
import { EmployeeDocument } from './employeeDocument/EmployeeDocument.ts';
import { EmployeeDocumentResolver, EmployeeDocumentsResolver, OwnDocumentsResolver } from './employeeDocument/EmployeeDocumentResolver.ts';
import { OwnEmployeeDocument } from './employeeDocument/OwnEmployeeDocument.ts';
import { remindOfDocuments } from './employeeDocument/remindOfDocuments.ts';
import { employeeFileErasure } from './erasure/employeeFileErasure.ts';
import { closeAccounts } from './leaving/closeAccounts.ts';
import { EmployeeLeavingResolver, LeavingStepResolver, LeavingTaskResolver, OwnLeavingResolver } from './leaving/LeavingResolver.ts';
import { LeavingStep } from './leaving/LeavingStep.ts';
import { LeavingTask } from './leaving/LeavingTask.ts';
import { OwnLeavingTask } from './leaving/OwnLeavingTask.ts';
import { OrganizationResolver } from './organization/OrganizationResolver.ts';
import { HrmOverviewResolver } from './overview/HrmOverviewResolver.ts';
import { LeaveBalanceResolver } from './leave/LeaveBalanceResolver.ts';
import { hrmInbox } from './inbox.ts';
import { requestDecisions } from './team/RequestDecisionService.ts';
import { leaveInvariants } from './leave/leave.invariants.ts';
import { LeaveRequest } from './leave/LeaveRequest.ts';
import { LeaveRequestResolver } from './leave/LeaveRequestResolver.ts';
import { loanInvariants } from './loan/loan.invariants.ts';
import { ConfidentialAdjustment } from './leaveAdjustment/ConfidentialAdjustment.ts';
import { ConfidentialAdjustmentResolver } from './leaveAdjustment/ConfidentialAdjustmentResolver.ts';
import { LeaveAdjustment } from './leaveAdjustment/LeaveAdjustment.ts';
import { LeaveAdjustmentResolver } from './leaveAdjustment/LeaveAdjustmentResolver.ts';
import { LeaveType } from './leaveType/LeaveType.ts';
import { LeaveTypeResolver } from './leaveType/LeaveTypeResolver.ts';
import { OwnEmployee } from './own/OwnEmployee.ts';
import { OwnEmployeeLoan } from './own/OwnEmployeeLoan.ts';
import { OwnLeaveRequest } from './own/OwnLeaveRequest.ts';
import { OwnPaySlip } from './own/OwnPaySlip.ts';
import { OwnResolver } from './own/OwnResolver.ts';
import { payItems } from './payItems.module.ts';
import { PayrollOverviewResolver } from './payroll/overview/PayrollOverviewResolver.ts';
import { SlipMailResolver } from './payroll/mail/SlipMailResolver.ts';
import { tellUndelivered } from './payroll/mail/tellUndelivered.ts';
import { payrollInvariants } from './payroll/payroll.invariants.ts';
import { payrollRoutes } from './payroll/payroll.rest.ts';
import { RemittanceResolver } from './payroll/remittance/RemittanceResolver.ts';
import { EmployeePayrollsResolver } from './payroll/run/EmployeePayrollsResolver.ts';
import { PayrollRun } from './payroll/run/PayrollRun.ts';
import { PayrollRunResolver, PayrollRunSlipsResolver } from './payroll/run/PayrollRunResolver.ts';
import {
  PayrollSetup,
  PayrollSetupBenefit,
  PayrollSetupDeduction,
  PayrollSetupEmployee,
  PayrollSetupTax,
} from './payroll/setup/PayrollSetup.ts';
import { PayrollSetupResolver } from './payroll/setup/PayrollSetupResolver.ts';
import { PaySlip } from './payroll/slip/PaySlip.ts';
import { PaySlipResolver } from './payroll/slip/PaySlipResolver.ts';
import { SupplementResolver } from './payroll/supplement/SupplementResolver.ts';
import { TeamAttendanceCorrection } from './team/TeamAttendanceCorrection.ts';
import { TeamLeaveRequest } from './team/TeamLeaveRequest.ts';
import { TeamResolver } from './team/TeamResolver.ts';

/** What the company pays its people, what it takes from their pay, their leave, and who applies to become one of them. */
export const hrm = {
  entities: [
    ...payItems.entities,
    Application,
    ApplicationColumn,
    Appraisal,
    AppraisalPeriod,
    Attendance,
    AttendanceCorrection,
    CareersPage,
    ConfidentialAdjustment,
    EmployeeDocument,
    Holiday,
    LeaveAdjustment,
    LeaveRequest,
    LeaveType,
    LeavingStep,
    LeavingTask,
    OwnAppraisal,
    OwnAttendance,
    OwnAttendanceCorrection,
    OwnEmployee,
    OwnEmployeeDocument,
    OwnEmployeeLoan,
    OwnLeaveRequest,
    OwnLeavingTask,
    OwnPaySlip,
    OwnTeamDelegation,
    PayrollRun,
    PayrollSetup,
    PayrollSetupBenefit,
    PayrollSetupDeduction,
    PayrollSetupEmployee,
    PayrollSetupTax,
    PaySlip,
    TeamAppraisal,
    TeamAttendanceCorrection,
    TeamDelegation,
    TeamLeaveRequest,
  ],
  resolvers: [
    ...payItems.resolvers,
    HrmOverviewResolver,
    ApplicationColumnResolver,
    ApplicationResolver,
    AppraisalPeriodResolver,
    AppraisalResolver,
    AttendanceCorrectionResolver,
    AttendanceResolver,
    AttendanceSheetResolver,
    CareersPageResolver,
    ClockResolver,
    ConfidentialAdjustmentResolver,
    EmployeeDocumentResolver,
    EmployeeDocumentsResolver,
    EmployeeLeavingResolver,
    EmployeePayrollsResolver,
    HolidayResolver,
    LeaveAdjustmentResolver,
    LeaveBalanceResolver,
    LeaveRequestResolver,
    LeaveTypeResolver,
    LeavingStepResolver,
    LeavingTaskResolver,
    OrganizationResolver,
    OwnAppraisalResolver,
    OwnDocumentsResolver,
    OwnLeavingResolver,
    OwnResolver,
    OwnTeamDelegationResolver,
    PayrollOverviewResolver,
    PayrollRunResolver,
    PayrollRunSlipsResolver,
    PayrollSetupResolver,
    PaySlipResolver,
    RemittanceResolver,
    SlipMailResolver,
    SupplementResolver,
    TeamDelegationResolver,
    TeamResolver,
  ],
  routes: [...hrmRoutes, ...payrollRoutes],
  pages: careersPages,
  hourly: { closeAccounts, flagForgotten, remindOfDocuments },
  minutely: { tellUndelivered },
  erasures: [applicationErasure, correctionErasure, employeeFileErasure, appraisalErasure],
  printTemplates: [
    applicationTemplate,
    employeeDocumentTemplate,
    ownPaySlipTemplate,
    payrollRunTemplate,
    paySlipTemplate,
    ...payYearTemplates,
  ],
  dated: peopleDates,
  inbox: hrmInbox,
  mailedDecisions: requestDecisions,
  invariants: [...attendanceInvariants, ...leaveInvariants, ...loanInvariants, ...payrollInvariants],
};
