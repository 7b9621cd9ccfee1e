// Before anything is painted: the theme that this browser chose last.
try {
  const theme = localStorage.getItem('crisscross.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's colours hold.
}
