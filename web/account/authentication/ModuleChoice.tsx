import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { moduleCodes, modulesByUse } from '../../../server/core/rules/modules.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';

/** The modules a new company begins with, as many as its plan allows: those most used, until others are chosen. */
export function ModuleChoice({ limit }: { limit: number }) {
  const intl = useIntl();
  const { getValues, setValue, getFieldState } = useFormContext();
  useEffect(() => {
    const chosen: string[] = getFieldState('modules').isDirty ? getValues('modules') : modulesByUse;
    setValue('modules', chosen.slice(0, limit));
  }, [limit, getFieldState, getValues, setValue]);
  return (
    <CheckboxGroup
      name="modules"
      label={<FormattedMessage id="signUp.modules" />}
      hint={<FormattedMessage id="signUp.modulesHint" values={{ limit }} />}
      most={limit}
      options={moduleCodes.map(value => ({ value, label: intl.formatMessage({ id: `permission.${value}` }) }))}
    />
  );
}
