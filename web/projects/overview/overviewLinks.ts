const listed = (path: string, filter: Record<string, string>) => `${path}?${new URLSearchParams(filter).toString()}`;

export const tasksIn = (filter: Record<string, string>) => listed('/projects/tasks/', filter);
export const projectsIn = (filter: Record<string, string>) => listed('/projects/', filter);
