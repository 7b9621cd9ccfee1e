# Para quienes el servidor no deja entrar.
outside-invitation = Solo con invitación
outside-password = Hace falta una contraseña
outside-tries = Demasiados intentos
outside-nobody = Por ahora, nadie nuevo
outside-removed = Ya no formas parte de este servidor
outside-closed = No puedes entrar
