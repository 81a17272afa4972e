import { chakra } from '@chakra-ui/react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FigureTile } from '../core/charts/FigureTile.tsx';

/** Place of a tile in the grid of a home page: four columns, on narrow windows two. */
export const TileCell = chakra('div', { base: { display: 'flex', flexDirection: 'column', minWidth: '0', '& > *': { flex: '1' } } });

/** Columns of a tile that takes `width` of four. */
export const columnsOf = (width: number) => ({ base: width > 1 ? '1 / -1' : 'auto', xl: `span ${width}` });

interface HomeTileFrameProps {
  /** Message id of the tile's name. */
  label: string;
  /** What it is drawn from: with another one it is tried again. */
  of: unknown;
  /** The tile; null where its module has not answered. */
  children: ReactNode;
}

interface HomeTileFrameState {
  of: unknown;
  hasFailed: boolean;
}

/** A tile that says so where its module has not answered or it cannot be drawn, and leaves the others as they are. */
export class HomeTileFrame extends Component<HomeTileFrameProps, HomeTileFrameState> {
  state: HomeTileFrameState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromProps({ of }: HomeTileFrameProps, state: HomeTileFrameState) {
    return of === state.of ? null : { of, hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    const { label, children } = this.props;
    if (children && !this.state.hasFailed) return children;
    return (
      <FigureTile
        icon={TriangleAlert}
        label={<FormattedMessage id={label} />}
        figure="–"
        detail={<FormattedMessage id="home.tileFailed" />}
      />
    );
  }
}
