import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ErasureItem } from '../erasure/ErasureItem.tsx';
import { useMay } from '../session/may.ts';
import { useIsImpersonating } from '../session/impersonation.ts';
import { DeleteItem } from '../screens/RecordItems.tsx';
import { RowActions } from '../screens/RowActions.tsx';
import { useAddressedDialog } from '../screens/useAddress.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { PopoverItem } from '../ui/Popover.tsx';
import { useCopyLink } from '../ui/useCopy.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { PrintLink } from './PrintLink.tsx';
import { listAddress } from './recordAddress.ts';
import { Neighbours } from './Neighbours.tsx';

/** Owner of a record. */
export interface RecordOwner {
  readonly name: string;
  readonly profileImage?: { readonly url: string } | null;
}

interface RecordHeadProps {
  id: string;
  name: string;
  status?: ReactNode;
  owner?: RecordOwner | null;
  buttons?: ReactNode;
  /** Button with those who follow the record. */
  follow: ReactNode;
  actions?: ReactNode;
  /** Whether the record is about a person whose data can be erased. */
  isPersonal: boolean;
  /** Whether the page offers a link for the customer. */
  hasCustomerLink: boolean;
  /** Whether the record can be neither edited nor duplicated. */
  isFixed: boolean;
  /** Whether the record cannot be deleted. */
  isLasting: boolean;
}

/** Head of a record's page: name, status, owner and actions. */
export function RecordHead({
  id,
  name,
  status,
  owner,
  buttons,
  follow,
  actions,
  isPersonal,
  hasCustomerLink,
  isFixed,
  isLasting,
}: RecordHeadProps) {
  const isImpersonating = useIsImpersonating();
  const mayWrite = useMay('WRITE');
  const navigate = useNavigate();
  const { open } = useAddressedDialog();
  const copyLink = useCopyLink();
  return (
    <Flex direction="column" gap="2">
      <Neighbours id={id} />
      <Flex justify="space-between" align="flex-start" wrap="wrap" gap="3" minHeight="9">
        <Flex align="center" wrap="wrap" gap="3" minWidth="0" minHeight="9">
          <Heading as="h1" size="2xl" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Heading>
          {status}
          {owner && (
            <Flex align="center" gap="2" fontSize="sm" color="fg.muted">
              <Avatar name={owner.name} image={owner.profileImage?.url} size="6" />
              <chakra.span>
                <FormattedMessage id="record.ownedBy" values={{ name: <bdi>{owner.name}</bdi> }} />
              </chakra.span>
            </Flex>
          )}
        </Flex>
        <Flex align="center" gap="2" wrap="wrap">
          {isImpersonating && <PrintLink id={id} />}
          {!isImpersonating && buttons}
          {/* Keeps the last two together on a phone: the menu alone on a line would be overlooked. */}
          <Flex align="center" gap="2">
            {!isImpersonating && follow}
            {!isFixed && mayWrite && (
              <Button variant="outline" onClick={() => open(id)}>
                <Pencil aria-hidden />
                <FormattedMessage id="action.edit" />
              </Button>
            )}
            <RowActions name={name}>
              {actions}
              <DocumentActions id={id} />
              {!isFixed && mayWrite && (
                <PopoverItem onClick={() => void navigate(`${listAddress(id)}?dialog=new&from=${id}`)}>
                  <Copy size={16} aria-hidden />
                  <FormattedMessage id="action.duplicate" />
                </PopoverItem>
              )}
              {!hasCustomerLink && (
                <PopoverItem onClick={() => void copyLink(`${location.origin}${location.pathname}`)}>
                  <Link2 size={16} aria-hidden />
                  <FormattedMessage id="action.copyLink" />
                </PopoverItem>
              )}
              {!isLasting && <DeleteItem id={id} />}
              {isPersonal && <ErasureItem id={id} />}
            </RowActions>
          </Flex>
        </Flex>
      </Flex>
    </Flex>
  );
}
