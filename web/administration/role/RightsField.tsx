import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { permissionCodes } from '../../../server/core/rules/permissionCodes.ts';
import {
  actionCodes,
  effectiveRights,
  rightsOfModule,
  specialRights,
  storedRights,
  type RightCode,
} from '../../../server/core/rules/rightCodes.ts';
import { useFieldError } from '../../core/fields/FieldFrame.tsx';
import { RightBox } from './RightBox.tsx';

type Module = (typeof permissionCodes)[number];

/** Modules and, for each, its actions and special rights. Checking a module grants all of it; reading comes with every module. */
export function RightsField() {
  const intl = useIntl();
  const id = useId();
  const permissions = useController({ name: 'permissions' }).field as Controlled<Module>;
  const rights = useController({ name: 'rights' }).field as Controlled<RightCode>;
  const error = useFieldError('permissions');
  const held = effectiveRights(permissions.value, rights.value);
  const change = (modules: Module[], list: RightCode[]) => {
    permissions.onChange(modules);
    rights.onChange(storedRights(modules, list));
  };
  const setModule = (module: Module, isOn: boolean) => {
    const others = held.filter(right => !rightsOfModule(module).includes(right));
    const modules = permissionCodes.filter(one => (one === module ? isOn : permissions.value.includes(one)));
    change(modules, isOn ? [...others, ...rightsOfModule(module)] : others);
  };
  const setRight = (right: RightCode, isOn: boolean) =>
    change(permissions.value, isOn ? [...held, right] : held.filter(one => one !== right));
  return (
    <chakra.fieldset minWidth="0" aria-describedby={id}>
      <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
        <FormattedMessage id="role.permissions" />
        <chakra.span color="fg.error" aria-hidden>
          {' *'}
        </chakra.span>
      </chakra.legend>
      <chakra.div display="flex" flexDirection="column" borderWidth="1px" borderRadius="md">
        {permissionCodes.map(module => {
          const isOn = permissions.value.includes(module);
          const name = intl.formatMessage({ id: `permission.${module}` });
          return (
            <chakra.div
              key={module}
              role="group"
              aria-label={name}
              paddingInline="3"
              paddingBlock="2"
              borderBlockEndWidth="1px"
              _last={{ borderBlockEndWidth: '0' }}
              bg={isOn ? 'accent.subtle' : undefined}
              display="grid"
              gridTemplateColumns={{ base: '1fr', md: '13rem 1fr' }}
              columnGap="4"
              rowGap="1"
            >
              <RightBox isOn={isOn} onChange={checked => setModule(module, checked)} label={name} isModule />
              {isOn && (
                <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" paddingInlineStart={{ base: '6', md: '0' }}>
                  {actionCodes.map(action => (
                    <RightBox
                      key={action}
                      isOn={held.includes(`${module}_${action}`)}
                      disabled={action === 'READ'}
                      onChange={checked => setRight(`${module}_${action}`, checked)}
                      label={intl.formatMessage({ id: `right.${action}` })}
                    />
                  ))}
                  {specialRights[module].map(special => (
                    <RightBox
                      key={special}
                      isOn={held.includes(`${module}_${special}` as RightCode) !== isNarrowing(special)}
                      onChange={checked => setRight(`${module}_${special}` as RightCode, checked !== isNarrowing(special))}
                      label={intl.formatMessage({ id: `right.${special}` })}
                    />
                  ))}
                </chakra.div>
              )}
            </chakra.div>
          );
        })}
      </chakra.div>
      <chakra.p
        id={id}
        role={error ? 'alert' : undefined}
        marginBlockStart="1.5"
        fontSize={error ? 'sm' : 'xs'}
        fontWeight={error ? 'medium' : undefined}
        color={error ? 'fg.error' : 'fg.muted'}
      >
        {error ?? <FormattedMessage id="role.rightsHint" />}
      </chakra.p>
    </chakra.fieldset>
  );
}

/** "Own records only" is offered as a limit: checked, it takes the right to see all records. */
const isNarrowing = (special: string) => special === 'ALL_RECORDS';

/** A list of the form, as its controller gives it. */
interface Controlled<Value> {
  value: Value[];
  onChange: (value: Value[]) => void;
}
