import { Button } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../core/ui/Notice.tsx';

/** Error boundary of the plans: explains the failure and reloads the page on request. */
export class PlansBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="red">
        <FormattedMessage id="landing.plans.failed" tagName="p" />
        <Button size="sm" variant="outline" marginBlockStart="3" onClick={() => location.reload()}>
          <FormattedMessage id="landing.plans.tryAgain" />
        </Button>
      </Notice>
    );
  }
}
