import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/** An address that names a record which was merged into another one becomes the other's: the server has answered that one. */
export function useMergedAway(listPath: string, id: string): void {
  const { id: asked } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (asked !== id) void navigate(`${listPath}${id}/`, { replace: true });
  }, [asked, id, listPath, navigate]);
}
